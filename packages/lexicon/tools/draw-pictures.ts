/** Draws the letters or the word of each entry: what stands where no form may show it, now or once a
 * signer finds its form wrong. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawEntry } from '../src/draw.js';
import { loadLexicon } from '../src/index.js';

const here = new URL('..', import.meta.url).pathname;
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const out = values.out ? resolve(values.out) : join(here, '../../assets/drawn');

const { entries } = loadLexicon(here);
mkdirSync(out, { recursive: true });
const wanted = new Set(entries.map(({ id }) => `${id}.svg`));
for (const name of readdirSync(out)) {
  if (name.endsWith('.svg') && !wanted.has(name)) rmSync(join(out, name));
}
for (const entry of entries) writeFileSync(join(out, `${entry.id}.svg`), drawEntry(entry));
process.stdout.write(`${entries.length} pictures in ${out}\n`);
