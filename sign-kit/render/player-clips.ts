import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadForms, type ReviewedForm } from '@isl/lexicon';
import { createPose, createRig, type Rig, type RigJson } from '@isl/signing';
import { type Captured, captureMotion, readTake, TakeError } from '@isl/signing/captured';
import { asksFace, BEFORE_FIGURE, SHOWN_REST_MS } from '@isl/signing/clips';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import { USUAL_LOOK } from '../src/avatar/palette.js';
import { oneOf } from '../src/settings/settings.js';
import { FIGURES, type FigureName } from '../src/signer/signer.js';
import { encodeMp4 } from './encode.js';
import { livingItem } from './living-item.js';
import { openStudio, type Studio } from './studio.js';

const LEXICON = fileURLToPath(new URL('../../packages/lexicon', import.meta.url));
/** What the page's webcam gives. */
const SIZE = { width: 640, height: 480 } as const;
const FRAMES_PER_SECOND = 15;
const LICENCE = 'CC0-1.0';
const RIGS = { woman, man } as unknown as Record<FigureName, RigJson>;

/**
 * Words as the player shows them, each from rest to rest: DIR/<form id>.mp4 and DIR/manifest.csv, so that
 * `python -m isl_training.clips points DIR` finds hands in them and `isl_training.evaluation --sequences` says how
 * they are read. `--taken` shows what `isl_training.clips takes` found in such clips as the avatar signs it back.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      /** Every so many words, where no signs are named. */
      every: { type: 'string', default: '1' },
      /** And each that asks something of the face. */
      faces: { type: 'boolean', default: false },
      /** Seen by a webcam, as people are, in place of the player's longer lens. */
      webcam: { type: 'boolean', default: false },
      /** Signed as DIR/<form id>.pose has it, what was found of somebody, where there is such a file. */
      taken: { type: 'string' },
      figure: { type: 'string', default: 'woman' },
      look: { type: 'string', default: String(USUAL_LOOK) },
    },
  });
  if (!values.out) throw new Error('--out DIR is missing');
  // npm runs a workspace's script in its own folder.
  const pathOf = (folder: string): string => resolve(process.env.INIT_CWD ?? '.', folder);
  const out = pathOf(values.out);
  const figure = oneOf(FIGURES, values.figure);
  if (!figure) throw new Error(`--figure is one of ${FIGURES.join(', ')}`);
  const taken = values.taken === undefined ? undefined : pathOf(values.taken);
  const forms = chosen(positionals, Number(values.every), values.faces).filter(
    ({ id }) => taken === undefined || existsSync(fileOf(taken, id)),
  );
  const rig = createRig(RIGS[figure]);
  mkdirSync(out, { recursive: true });
  const rows = ['file,sign,signer,licence'];
  const studio = await openStudio();
  try {
    const camera = values.webcam ? { camera: BEFORE_FIGURE } : {};
    await studio.open({ figure, look: Number(values.look), view: 'front', ...camera, ...SIZE });
    for (const form of forms) {
      const signedBack = taken === undefined ? undefined : captured(fileOf(taken, form.id), rig);
      if (signedBack === null) continue;
      const pictures = await (signedBack
        ? filmOf(signedBack.durationMs, showing(studio, signedBack, rig))
        : film(studio, form));
      writeFileSync(join(out, `${form.id}.mp4`), await encodeMp4(pictures, FRAMES_PER_SECOND));
      rows.push([`${form.id}.mp4`, form.id, figure, LICENCE].join(','));
    }
  } finally {
    await studio.close();
  }
  writeFileSync(join(out, 'manifest.csv'), `${rows.join('\n')}\n`);
  process.stdout.write(`${rows.length - 1} words in ${out}\n`);
}

function chosen(ids: readonly string[], every: number, hasFaces: boolean): readonly ReviewedForm[] {
  if (!(every >= 1)) throw new Error('--every is a number from 1');
  const words = loadForms(LEXICON).filter(
    ({ kind, status }) => kind === 'word' && (status === 'draft' || status === 'reviewed'),
  );
  if (ids.length === 0)
    return words.filter((form, k) => k % every === 0 || (hasFaces && asksFace(form)));
  const missing = ids.filter((id) => !words.some((form) => form.id === id));
  if (missing.length > 0) throw new Error(`no word that may be recognised: ${missing.join(', ')}`);
  return words.filter(({ id }) => ids.includes(id));
}

async function film(studio: Studio, form: ReviewedForm): Promise<Buffer[]> {
  const { durationMs } = await studio.compile([livingItem(form)], false, true);
  return filmOf(durationMs, (atMs) => studio.picture(atMs, 'jpeg'));
}

async function filmOf(
  durationMs: number,
  pictureAt: (atMs: number) => Promise<Buffer>,
): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (let ms = -SHOWN_REST_MS; ms < durationMs + SHOWN_REST_MS; ms += 1000 / FRAMES_PER_SECOND) {
    pictures.push(await pictureAt(Math.min(Math.max(ms, 0), durationMs)));
  }
  return pictures;
}

const fileOf = (folder: string, id: string): string => join(folder, `${id}.pose`);

/** Null where nothing can be made of it. */
function captured(file: string, rig: Rig): Captured | null {
  try {
    return captureMotion(readTake(readFileSync(file)), rig);
  } catch (error) {
    if (!(error instanceof TakeError)) throw error;
    process.stderr.write(`${file}: ${error.message}\n`);
    return null;
  }
}

function showing(studio: Studio, { live }: Captured, rig: Rig): (atMs: number) => Promise<Buffer> {
  const pose = createPose(rig);
  return (atMs) => {
    live(atMs, atMs, pose);
    return studio.pictureOf({ rotations: [...pose.rotations], face: [...pose.face] });
  };
}

await main();
