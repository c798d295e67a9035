import { writeFileSync } from 'node:fs';
import { loadForms } from '@isl/lexicon';
import woman from '../rig/woman.json' with { type: 'json' };
import { measureForms } from '../src/attempt/measured-form.js';
import { createRig } from '../src/rig.js';
import type { RigJson } from '../src/types.js';

const target = new URL('../measured-forms.json', import.meta.url);
const forms = loadForms(new URL('../../lexicon', import.meta.url).pathname);
const lines = Object.entries(measureForms(forms, createRig(woman as RigJson))).map(
  ([id, form]) => `${JSON.stringify(id)}:${JSON.stringify(form)}`,
);
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
process.stdout.write(`${lines.length} forms measured\n`);
