import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Form, loadForms, loadLexicon } from '@isl/lexicon';
import { USUAL_LOOK } from '../src/avatar/palette.js';
import { oneOf } from '../src/settings/settings.js';
import { FIGURES } from '../src/signer/signer.js';
import { openStudio, type Studio } from './studio.js';
import type { Take } from './studio-types.js';

const LEXICON = fileURLToPath(new URL('../../packages/lexicon', import.meta.url));
const SIZE = { width: 640, height: 480 } as const;
/** Chromium plays every .mjpeg at this rate, and a .y4m at the rate that it names. */
const FRAMES_PER_SECOND = 30;
/** Of a movement every third frame is drawn, and shown three times. */
const DRAWN_PER_SECOND = 10;
const ENDINGS = ['.mjpeg', '.y4m'] as const;

/** A moment of the sequence, and how many frames of the clip show it. */
type Shown = { readonly atMs: number; readonly frames: number };

/** The clip of the avatar that spells a word, for a browser's fake webcam. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      text: { type: 'string' },
      out: { type: 'string' },
      figure: { type: 'string', default: 'woman' },
      look: { type: 'string', default: String(USUAL_LOOK) },
      /** How long each letter stands still, and the hands rest before and after the word. */
      hold: { type: 'string', default: '1500' },
      rest: { type: 'string', default: '2500' },
    },
  });
  const figure = oneOf(FIGURES, values.figure);
  if (!figure) throw new Error(`--figure is one of ${FIGURES.join(', ')}`);
  if (!values.text || !values.out) throw new Error('--text WORD and --out CLIP are needed');
  // npm runs a workspace's script in its own folder.
  const out = resolve(process.env.INIT_CWD ?? '.', values.out);
  if (!ENDINGS.some((ending) => out.endsWith(ending))) {
    throw new Error(`--out ends in ${ENDINGS.join(' or ')}`);
  }
  const forms = spell(values.text);
  const studio = await openStudio();
  try {
    await studio.open({ figure, look: Number(values.look), view: 'front', ...SIZE });
    const take = await studio.compile(forms.map((form) => ({ form })));
    const shown = timeline(take, { holdMs: Number(values.hold), restMs: Number(values.rest) });
    const clip = await film(studio, shown);
    if (out.endsWith('.y4m')) writeY4m(clip, out);
    else writeFileSync(out, clip);
    const frames = shown.reduce((sum, part) => sum + part.frames, 0);
    const seconds = (frames / FRAMES_PER_SECOND).toFixed(1);
    process.stdout.write(`${out}: ${forms.map(({ gloss }) => gloss).join(' ')}, ${seconds} s\n`);
  } finally {
    await studio.close();
  }
}

/** The forms of a word's letters in the usual alphabet. */
function spell(text: string): Form[] {
  const letters = new Map(
    loadLexicon(LEXICON)
      .letters()
      .map(({ gloss, id }) => [gloss, id]),
  );
  const forms = new Map(loadForms(LEXICON).map((form) => [form.id, form]));
  return [...text.toUpperCase()].map((letter) => {
    const form = forms.get(letters.get(letter) ?? '');
    if (!form) throw new Error(`--text is spelled with letters; there is none for "${letter}"`);
    return form;
  });
}

/** The sequence in the clip's time: it stands still at both ends and in the middle of each letter. */
function timeline(take: Take, { holdMs, restMs }: { holdMs: number; restMs: number }): Shown[] {
  const still = (atMs: number, ms: number): Shown => ({
    atMs,
    frames: Math.round((ms / 1000) * FRAMES_PER_SECOND),
  });
  const shown = [still(0, restMs)];
  let at = 0;
  for (const stillMs of take.stillsMs) {
    shown.push(...moving(at, stillMs), still(stillMs, holdMs));
    at = stillMs;
  }
  shown.push(...moving(at, take.durationMs), still(take.durationMs, restMs));
  return shown;
}

function moving(fromMs: number, toMs: number): Shown[] {
  const steps = Math.floor(((toMs - fromMs) / 1000) * DRAWN_PER_SECOND);
  const frames = FRAMES_PER_SECOND / DRAWN_PER_SECOND;
  return Array.from({ length: steps }, (_, step) => {
    return { atMs: fromMs + ((step + 0.5) * (toMs - fromMs)) / steps, frames };
  });
}

/** The clip as JPEGs one after another. */
async function film(studio: Studio, shown: readonly Shown[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const { atMs, frames } of shown) {
    const picture = await studio.picture(atMs, 'jpeg');
    for (let frame = 0; frame < frames; frame += 1) parts.push(picture);
  }
  return Buffer.concat(parts);
}

function writeY4m(clip: Buffer, out: string): void {
  const input = ['-f', 'mjpeg', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'];
  const output = ['-pix_fmt', 'yuv420p', '-y', out];
  execFileSync('ffmpeg', ['-loglevel', 'error', ...input, ...output], { input: clip });
}

await main();
