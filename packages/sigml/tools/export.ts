import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadForms } from '@isl/lexicon';
import { writeSigml } from '../src/index.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' } },
});
const forms = loadForms(new URL('../../lexicon', import.meta.url).pathname);
const unknown = positionals.filter((id) => !forms.some((form) => form.id === id));
if (values.out === undefined || unknown.length > 0) {
  const why = unknown.length > 0 ? `There is no form ${unknown.join(', ')}.\n` : '';
  process.stderr.write(`${why}export --out FILE.sigml [form ids; all when none]\n`);
  process.exit(1);
}
const chosen = forms.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const file = resolve(process.env.INIT_CWD ?? process.cwd(), values.out);
writeFileSync(file, writeSigml(chosen));
process.stdout.write(`${chosen.length} signs in ${file}\n`);
