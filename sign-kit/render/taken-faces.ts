import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadForms } from '@isl/lexicon';
import type { NonManual } from '@isl/lexicon/form';
import { compileWithStops, createPose, createRig, FACE_CHANNELS, type RigJson } from '@isl/signing';
import { captureMotion, readTake } from '@isl/signing/captured';
import man from '@isl/signing/rig/man.json';
import woman from '@isl/signing/rig/woman.json';
import { USUAL_LOOK } from '../src/avatar/palette.js';
import { oneOf } from '../src/settings/settings.js';
import { FIGURES, type FigureName } from '../src/signer/signer.js';
import { encodeMp4 } from './encode.js';
import { openStudio, type Studio } from './studio.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RIGS = { woman, man } as Record<FigureName, RigJson>;
const SIZE = { width: 640, height: 480 } as const;
const FRAMES_PER_SECOND = 25;
/** Hands that stay off the face. */
const SIGNS = ['word-water', 'word-friend'] as const;
const FACES: readonly NonManual[] = [
  ...[{ brows: 'up' }, { brows: 'up', strength: 0.6 }, { brows: 'down' }, { brows: 'inner-up' }],
  ...[{ eyes: 'closed' }, { eyes: 'wide' }, { eyes: 'squint' }],
  ...[{ mouth: 'smile' }, { mouth: 'open' }, { mouth: 'round' }, { mouth: 'corners-down' }],
  ...[{ brows: 'up', mouth: 'open', eyes: 'wide' }, { brows: 'down', mouth: 'corners-down' }, {}],
] as readonly NonManual[];
/** What is asked, by the shape that tells of it on the left, where the right one does the same. */
const TOLD = [
  ['brows up', 'browOuterUpLeft'],
  ['brows down', 'browDownLeft'],
  ['eyes closed', 'eyeBlinkLeft'],
  ['eyes wide', 'eyeWideLeft'],
  ['eyes squint', 'eyeSquintLeft'],
  ['mouth open', 'jawOpen'],
  ['mouth round', 'mouthFunnel'],
  ['mouth smile', 'mouthSmileLeft'],
  ['corners down', 'mouthFrownLeft'],
] as const;
/** Of what is asked in full: more was asked for, and so much of it is seen on the figure that signs it back. */
const ASKED = 0.4;
const SEEN = 0.2;

type Moment = { readonly was: Float32Array; readonly is: Float32Array };

/**
 * Signs with a face are filmed, what the sign service finds in the films is signed back by the figure, and its face is
 * held against the one that was filmed. A check that a face arrives, by the figures on whom it was learnt.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { figure: { type: 'string', default: 'woman' } } });
  const figure = oneOf(FIGURES, values.figure);
  if (!figure) throw new Error('--figure is woman or man');
  const forms = loadForms(join(ROOT, 'packages/lexicon'));
  const rig = createRig(RIGS[figure]);
  const studio = await openStudio();
  const folder = mkdtempSync(join(tmpdir(), 'taken-faces-'));
  const moments: Moment[] = [];
  try {
    await studio.open({ figure, look: USUAL_LOOK, view: 'front', ...SIZE });
    for (const [k, nmf] of FACES.entries()) {
      const form = forms.find(({ id }) => id === SIGNS[k % SIGNS.length]);
      if (!form) throw new Error('the lexicon has not the sign');
      const items = [{ form, nmf }];
      const shown = compileWithStops(items, rig);
      await studio.compile(items);
      const captured = captureMotion(await found(studio, shown.durationMs, folder), rig);
      const { atMs, takenAtMs } = captured.keptFrom;
      const [was, is] = [createPose(rig), createPose(rig)];
      for (let ms = takenAtMs; ms <= (shown.marks[0]?.endMs ?? 0); ms += 1000 / FRAMES_PER_SECOND) {
        shown.sample(ms, was);
        captured.sample(ms - takenAtMs + atMs, is);
        moments.push({ was: was.face.slice(), is: is.face.slice() });
      }
    }
  } finally {
    await studio.close();
    rmSync(folder, { recursive: true });
  }
  process.stdout.write(`${FACES.length} faces of the ${figure}, ${moments.length} moments\n`);
  for (const [name, channel] of TOLD) process.stdout.write(`${lineOf(name, channel, moments)}\n`);
}

/** What the sign service finds in the film of what was compiled. */
async function found(studio: Studio, durationMs: number, folder: string) {
  const jpegs: Buffer[] = [];
  for (let ms = 0; ms < durationMs; ms += 1000 / FRAMES_PER_SECOND) {
    jpegs.push(await studio.picture(ms, 'jpeg'));
  }
  const [film, file] = [join(folder, 'film.mp4'), join(folder, 'film.pose')];
  writeFileSync(film, await encodeMp4(jpegs, FRAMES_PER_SECOND));
  const finder = ['-m', 'isl_signs.takes.read', film, file, '--face'];
  execFileSync(join(ROOT, '.venv/bin/python'), finder, { stdio: 'ignore' });
  return readTake(readFileSync(file));
}

function lineOf(
  name: string,
  channel: (typeof FACE_CHANNELS)[number],
  moments: readonly Moment[],
): string {
  const at = FACE_CHANNELS.indexOf(channel);
  const pairs = moments.map(({ was, is }) => [was[at] ?? 0, is[at] ?? 0] as const);
  const off = pairs.reduce((sum, [was, is]) => sum + Math.abs(was - is), 0) / pairs.length;
  const asked = pairs.filter(([was]) => was >= ASKED);
  const seen = pairs.filter(([, is]) => is >= SEEN);
  const right = asked.filter(([, is]) => is >= SEEN).length;
  const level = asked.reduce((sum, [was, is]) => sum + is / was, 0) / Math.max(1, asked.length);
  // What is asked by half is neither told wrongly nor rightly.
  const wrong = seen.filter(([was]) => was < ASKED / 4).length;
  const f1 = (2 * right) / Math.max(1, asked.length + right + wrong);
  return [
    name.padEnd(14),
    `off ${off.toFixed(3)}`,
    `as far as ${level.toFixed(2)}`,
    `F1 ${f1.toFixed(2)} (${right} of ${asked.length}, ${wrong} made up)`,
  ].join('  ');
}

await main();
