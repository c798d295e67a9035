import { readFileSync } from 'node:fs';
import { readForms } from '@isl/lexicon';
import { checkForm } from '../src/check.js';
import { createRig } from '../src/rig.js';
import type { RigJson } from '../src/types.js';

const FIGURES = ['woman', 'man'] as const;

const dir = process.argv[2] ?? new URL('../../lexicon', import.meta.url).pathname;
const rigs = FIGURES.map((figure) => {
  const path = new URL(`../rig/${figure}.json`, import.meta.url);
  return createRig(JSON.parse(readFileSync(path, 'utf8')) as RigJson);
});

const { forms, problems } = readForms(dir);
const lines = problems.map(({ file, field, reason }) => `${file}: ${field}: ${reason}`);
for (const form of forms) {
  for (const rig of rigs) {
    for (const { field, reason } of checkForm(form, rig)) {
      lines.push(`forms/${form.id}.json: ${field}: ${reason} (${rig.figure})`);
    }
  }
}
for (const line of lines) process.stderr.write(`${line}\n`);
process.stdout.write(`${forms.length} forms on ${rigs.length} figures; ${lines.length} problems\n`);
process.exitCode = lines.length > 0 ? 1 : 0;
