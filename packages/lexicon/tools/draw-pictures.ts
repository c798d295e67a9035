/** Draws the letters or the word of each entry that no form may show: it is spelled. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawEntry } from '../src/draw.js';
import { loadLexicon } from '../src/index.js';

const here = new URL('..', import.meta.url).pathname;
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const out = values.out ? resolve(values.out) : join(here, '../../assets/drawn');

const entries = loadLexicon(here).entries.filter(({ pictureKind }) => pictureKind === 'drawn');
mkdirSync(out, { recursive: true });
const wanted = new Set(entries.map(({ id }) => `${id}.svg`));
for (const name of readdirSync(out)) {
  if (name.endsWith('.svg') && !wanted.has(name)) rmSync(join(out, name));
}
for (const entry of entries) writeFileSync(join(out, `${entry.id}.svg`), drawEntry(entry));
process.stdout.write(`${entries.length} pictures in ${out}\n`);
