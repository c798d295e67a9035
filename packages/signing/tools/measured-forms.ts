import { writeFileSync } from 'node:fs';
import { loadForms } from '@isl/lexicon';
import woman from '../rig/woman.json' with { type: 'json' };
import { facesOf } from '../src/attempt/face.js';
import { measureForms } from '../src/attempt/measured-form.js';
import { createRig } from '../src/rig.js';
import type { RigJson } from '../src/types.js';

const fileOf = (name: string): URL => new URL(`../${name}`, import.meta.url);
const forms = loadForms(new URL('../../lexicon', import.meta.url).pathname);
const lines = Object.entries(measureForms(forms, createRig(woman as RigJson))).map(
  ([id, form]) => `${JSON.stringify(id)}:${JSON.stringify(form)}`,
);
const faces = facesOf(forms);
writeFileSync(fileOf('measured-forms.json'), `{\n${lines.join(',\n')}\n}\n`);
writeFileSync(fileOf('asked-faces.json'), `${JSON.stringify(faces, null, 2)}\n`);
process.stdout.write(`${lines.length} forms measured, ${Object.keys(faces).length} faces asked\n`);
