import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadForms, type Mouthings } from '@isl/lexicon';
import type { Form } from '@isl/lexicon/form';
import mouthings from '@isl/lexicon/mouthings' with { type: 'json' };
import man from '../rig/man.json' with { type: 'json' };
import woman from '../rig/woman.json' with { type: 'json' };
import { captureMotion } from '../src/captured/captured.js';
import { compareFaces } from '../src/captured/compared-face.js';
import { compareHands, type Touches } from '../src/captured/compared-hands.js';
import { type Take, TakeError } from '../src/captured/take.js';
import { quantile } from '../src/captured/view.js';
import { createRandom } from '../src/clips/random.js';
import { seenTake, USUAL_FAULTS } from '../src/clips/seen-take.js';
import { asksFace, SHOWN_REST_MS } from '../src/clips/shown.js';
import { createRig } from '../src/rig.js';
import { compileSequence, type Sequence } from '../src/sequence.js';
import { createPose } from '../src/skeleton.js';
import type { RigJson } from '../src/types.js';
import { FoundError, foundIn, takeIn } from './found-takes.js';

/** A sign as it was shown, and what was found of it; `takenAtMs` is when it begins, on the take's clock. */
type Shown = {
  readonly form: Form;
  readonly sequence: Pick<Sequence, 'marks' | 'sample'>;
  readonly take: () => Take;
  readonly takenAtMs: number;
};

const USAGE =
  'captures [--figure woman|man] [--worst 0] [--rate 25] [--every 1]\ncaptures --found DIR [--figure woman|man] [--worst 0]\n';
const { values } = parseArgs({
  options: {
    figure: { type: 'string', default: 'woman' },
    found: { type: 'string' },
    rate: { type: 'string' },
    every: { type: 'string' },
    worst: { type: 'string', default: '0' },
  },
});
const [rate, every, worst] = [values.rate ?? '25', values.every ?? '1', values.worst].map(
  Number,
) as [number, number, number];
const isMixed = values.found !== undefined && (values.rate ?? values.every) !== undefined;
if (isMixed || !(rate > 0) || !(every >= 1) || !['woman', 'man'].includes(values.figure)) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const rig = createRig((values.figure === 'man' ? man : woman) as RigJson);
const forms = loadForms(new URL('../../lexicon', import.meta.url).pathname).filter(
  ({ kind }) => kind !== 'expression',
);

/** As `written`, found by a finder that errs as MediaPipe does. */
function simulated(form: Form): Shown {
  const sequence = compileSequence([{ form }], rig);
  const options = { random: createRandom(form.id), framesPerSecond: rate };
  return { form, sequence, take: () => seenTake(sequence, rig, options), takenAtMs: 0 };
}

/** As the player shows it, which is who was found in the clip. */
function asPlayed(form: Form): Shown['sequence'] {
  const mouthing = (mouthings as Mouthings).forms[form.id]?.en;
  const item = { form, ...(mouthing && { mouthing }) };
  const { marks, live } = compileSequence([item], rig, { pace: 'natural' });
  return { marks, sample: (ms, pose) => live(ms, ms, pose) };
}

function shownSigns(): readonly Shown[] {
  if (values.found === undefined) return forms.filter((_, k) => k % every === 0).map(simulated);
  // npm runs a workspace's script in its own folder.
  return foundIn(resolve(process.env.INIT_CWD ?? '.', values.found), forms).map((found) => ({
    form: found.form,
    sequence: asPlayed(found.form),
    take: () => takeIn(found),
    takenAtMs: SHOWN_REST_MS,
  }));
}

const STEP_MS = 40;
const [hands, faces] = [compareHands(rig), compareFaces()];
const [shownPose, madePose] = [createPose(rig), createPose(rig)];

/** Holds a sign against what the figure makes of it; how far off its wrists are. */
function compare({ form, sequence, take, takenAtMs }: Shown): number[] {
  const captured = captureMotion(take(), rig);
  const { keptFrom } = captured;
  const wrists: number[] = [];
  const first = Math.max(0, keptFrom.takenAtMs - takenAtMs);
  for (let ms = first; ms <= (sequence.marks[0]?.endMs ?? 0); ms += STEP_MS) {
    sequence.sample(ms, shownPose);
    captured.sample(ms + takenAtMs - keptFrom.takenAtMs + keptFrom.atMs, madePose);
    wrists.push(...hands.add(shownPose, madePose));
    if (asksFace(form)) faces.add(form.id, shownPose, madePose);
  }
  return wrists;
}

const bySign: { readonly id: string; readonly wrists: number }[] = [];
const without: string[] = [];
let count = 0;
try {
  for (const shown of shownSigns()) {
    count += 1;
    try {
      bySign.push({ id: shown.form.id, wrists: quantile(compare(shown), 0.5) });
    } catch (error) {
      if (!(error instanceof TakeError)) throw error;
      without.push(`${shown.form.id} (${error.message})`);
    }
  }
} catch (error) {
  if (!(error instanceof FoundError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

const share = (part: number, of: number): string =>
  `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
const told = (name: string, all: readonly number[]): string =>
  `${name.padEnd(30)} p50 ${quantile(all, 0.5).toFixed(3)}  p95 ${quantile(all, 0.95).toFixed(3)}`;
const touched = (name: string, { were, kept, apart, made }: Readonly<Touches>) =>
  `${name}: kept ${share(kept, were)} of ${were} moments; made ${share(made, apart)} of ${apart} moments in which nothing is near`;

function source(): readonly string[] {
  if (values.found !== undefined) {
    return [
      `${count} signs of the ${values.figure} as the player shows them, found in ${values.found}`,
    ];
  }
  const { across, bodyDepth, handDepth, lostShare, lostFrames } = USUAL_FAULTS;
  return [
    `${count} signs of the ${values.figure}, ${rate} pictures a second`,
    `points are off by ${across} of the picture's width, depth by ${bodyDepth} (body) and ${handDepth} (hand); in ${share(lostShare, 1)} of frames a hand is lost for up to ${lostFrames}`,
  ];
}

/** Nobody looks for a face in what is simulated. */
function ofFaces(): readonly string[] {
  if (values.found === undefined) return [];
  const asking = bySign.filter(({ id }) => forms.some((form) => form.id === id && asksFace(form)));
  return [
    `face, over the ${asking.length} of these that ask something of it (shapes 0 to 1)`,
    ...faces
      .shapes()
      .map(({ name, signs, isTold, r, shown, made, madeUp }) =>
        isTold
          ? `  ${name.padEnd(15)} in ${signs}: r ${r.toFixed(2)}; shown ${shown.toFixed(2)}, made ${made.toFixed(2)}; where it is not shown, made ${madeUp.toFixed(2)}`
          : `  ${name.padEnd(15)} in ${signs}: never told`,
      ),
  ];
}

const { off, contacts } = hands;
process.stdout.write(
  [
    ...source(),
    'off by, in shoulder widths',
    told('  wrists', off.wrists),
    told('  wrists, across the picture', off.wristsAcross),
    told('  finger tips', off.tips),
    told('  finger tips from their wrist', off.tipsFromWrist),
    touched('hands that touch each other', contacts.hands),
    touched('hands that touch the head', contacts.head),
    ...ofFaces(),
    `not made: ${without.length === 0 ? 'none' : without.join(', ')}`,
    ...bySign
      .sort((a, b) => b.wrists - a.wrists)
      .slice(0, worst)
      .map(({ id, wrists }) => `  ${id} ${wrists.toFixed(3)}`),
    '',
  ].join('\n'),
);
