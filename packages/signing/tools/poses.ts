import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadForms } from '@isl/lexicon';
import { writePose } from '../src/pose-file.js';
import { createRig } from '../src/rig.js';
import { compileSequence } from '../src/sequence.js';
import type { RigJson } from '../src/types.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    figure: { type: 'string', default: 'woman' },
    fps: { type: 'string', default: '30' },
    left: { type: 'boolean', default: false },
  },
});

if (values.out === undefined) {
  process.stderr.write(
    'poses --out DIR [--figure woman|man] [--fps 30] [--left] [form ids; all when none]\n',
  );
  process.exit(2);
}

const path = new URL(`../rig/${values.figure}.json`, import.meta.url);
const rig = createRig(JSON.parse(readFileSync(path, 'utf8')) as RigJson);
const forms = loadForms(new URL('../../lexicon', import.meta.url).pathname);
const wanted = forms.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const unknown = positionals.filter((id) => !forms.some((form) => form.id === id));
if (unknown.length > 0) {
  process.stderr.write(`There is no form ${unknown.join(', ')}.\n`);
  process.exit(1);
}
mkdirSync(values.out, { recursive: true });
for (const form of wanted) {
  const sequence = compileSequence([{ form }], rig, { isLeftHanded: values.left });
  writeFileSync(join(values.out, `${form.id}.pose`), writePose(sequence, rig, Number(values.fps)));
}
process.stdout.write(`${wanted.length} files in ${values.out}\n`);
