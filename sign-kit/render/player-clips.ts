import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadForms, type ReviewedForm } from '@isl/lexicon';
import { USUAL_LOOK } from '../src/avatar/palette.js';
import { oneOf } from '../src/settings/settings.js';
import { FIGURES } from '../src/signer/signer.js';
import { encodeMp4 } from './encode.js';
import { livingItem } from './living-item.js';
import { openStudio, type Studio } from './studio.js';

const LEXICON = fileURLToPath(new URL('../../packages/lexicon', import.meta.url));
/** What the page's webcam gives. */
const SIZE = { width: 640, height: 480 } as const;
const FRAMES_PER_SECOND = 15;
/** Hands rest before a sign and after it. */
const REST_MS = 400;
const LICENCE = 'CC0-1.0';

/**
 * Words as the player shows them, each from rest to rest: DIR/<form id>.mp4 and DIR/manifest.csv, so that
 * `python -m isl_training.clips points DIR` finds hands in them and `isl_training.evaluation --sequences` says how
 * they are read.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      /** Every so many words, where no signs are named. */
      every: { type: 'string', default: '1' },
      figure: { type: 'string', default: 'woman' },
      look: { type: 'string', default: String(USUAL_LOOK) },
    },
  });
  if (!values.out) throw new Error('--out DIR is missing');
  // npm runs a workspace's script in its own folder.
  const out = resolve(process.env.INIT_CWD ?? '.', values.out);
  const figure = oneOf(FIGURES, values.figure);
  if (!figure) throw new Error(`--figure is one of ${FIGURES.join(', ')}`);
  const forms = chosen(positionals, Number(values.every));
  mkdirSync(out, { recursive: true });
  const rows = ['file,sign,signer,licence'];
  const studio = await openStudio();
  try {
    await studio.open({ figure, look: Number(values.look), view: 'front', ...SIZE });
    for (const form of forms) {
      const pictures = await film(studio, form);
      writeFileSync(join(out, `${form.id}.mp4`), await encodeMp4(pictures, FRAMES_PER_SECOND));
      rows.push([`${form.id}.mp4`, form.id, figure, LICENCE].join(','));
    }
  } finally {
    await studio.close();
  }
  writeFileSync(join(out, 'manifest.csv'), `${rows.join('\n')}\n`);
  process.stdout.write(`${forms.length} words in ${out}\n`);
}

function chosen(ids: readonly string[], every: number): readonly ReviewedForm[] {
  if (!(every >= 1)) throw new Error('--every is a number from 1');
  const words = loadForms(LEXICON).filter(
    ({ kind, status }) => kind === 'word' && (status === 'draft' || status === 'reviewed'),
  );
  if (ids.length === 0) return words.filter((_, k) => k % every === 0);
  const missing = ids.filter((id) => !words.some((form) => form.id === id));
  if (missing.length > 0) throw new Error(`no word that may be recognised: ${missing.join(', ')}`);
  return words.filter(({ id }) => ids.includes(id));
}

async function film(studio: Studio, form: ReviewedForm): Promise<Buffer[]> {
  const { durationMs } = await studio.compile([livingItem(form)], false, true);
  const pictures: Buffer[] = [];
  for (let ms = -REST_MS; ms < durationMs + REST_MS; ms += 1000 / FRAMES_PER_SECOND) {
    const atMs = Math.min(Math.max(ms, 0), durationMs);
    pictures.push(await studio.picture(atMs, 'jpeg'));
  }
  return pictures;
}

await main();
