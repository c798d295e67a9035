import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mouthingsOf } from './mouthings-of.js';

const DIR = join(dirname(fileURLToPath(import.meta.url)), '..');

const mouthings = mouthingsOf(DIR);
writeFileSync(join(DIR, 'mouthings.json'), `${JSON.stringify(mouthings, null, 2)}\n`);
process.stdout.write(`${Object.keys(mouthings.forms).length} word forms in mouthings.json\n`);
