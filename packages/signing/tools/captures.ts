import { parseArgs } from 'node:util';
import { loadForms } from '@isl/lexicon';
import type { Form } from '@isl/lexicon/form';
import man from '../rig/man.json' with { type: 'json' };
import woman from '../rig/woman.json' with { type: 'json' };
import { type Captured, captureMotion } from '../src/captured/captured.js';
import { TOUCH_M } from '../src/captured/gaps.js';
import { type PosedGaps, posedGaps } from '../src/captured/posed-gaps.js';
import { type Take, TakeError } from '../src/captured/take.js';
import { quantile } from '../src/captured/view.js';
import { createRandom } from '../src/clips/random.js';
import { seenTake, USUAL_FAULTS } from '../src/clips/seen-take.js';
import { posedHands, shoulderWidth } from '../src/draft/posed-hands.js';
import { createRig } from '../src/rig.js';
import { compileSequence } from '../src/sequence.js';
import { createPose } from '../src/skeleton.js';
import type { Pose, RigJson } from '../src/types.js';

const { values } = parseArgs({
  options: {
    figure: { type: 'string', default: 'woman' },
    rate: { type: 'string', default: '25' },
    every: { type: 'string', default: '1' },
    worst: { type: 'string', default: '0' },
  },
});
const [rate, every, worst] = [Number(values.rate), Number(values.every), Number(values.worst)];
if (!(rate > 0) || !(every >= 1) || !['woman', 'man'].includes(values.figure)) {
  process.stderr.write('captures [--figure woman|man] [--rate 25] [--every 1] [--worst 0]\n');
  process.exit(2);
}
const rig = createRig((values.figure === 'man' ? man : woman) as RigJson);
const forms = loadForms(new URL('../../lexicon', import.meta.url).pathname)
  .filter(({ kind }) => kind !== 'expression')
  .filter((_, k) => k % every === 0);
const width = shoulderWidth(rig);

type Point = readonly number[];
type Hand = { readonly wrist: Point; readonly tips: readonly Point[] };

const handsOf = (pose: Pose): readonly Hand[] => {
  const { D, N } = posedHands(rig, pose);
  return [D, N].map(([wrist = [], ...tips]) => ({ wrist, tips }));
};

const apart = (a: Point, b: Point): number =>
  Math.hypot(...a.map((value, k) => value - (b[k] ?? 0))) / width;
const from = (a: Point, b: Point): Point => a.map((value, k) => value - (b[k] ?? 0));

const off = {
  wrists: [] as number[],
  wristsAcross: [] as number[],
  tips: [] as number[],
  tipsFromWrist: [] as number[],
};
const contacts = {
  hands: { were: 0, kept: 0, apart: 0, made: 0 },
  head: { were: 0, kept: 0, apart: 0, made: 0 },
};
const bySign: { readonly id: string; readonly wrists: number }[] = [];
const without: string[] = [];
const [shown, made] = [createPose(rig), createPose(rig)];
const STEP_MS = 40;
/** Lower hands hang or wait, and no form says where. */
const LOWEST_M = 1.05;
/** With so much air something that touched is said to touch still, and with so much it did not touch. */
const KEPT_M = 0.015;
const CLEAR_M = 0.05;

function compareHands(): number[] {
  const [before, after] = [handsOf(shown), handsOf(made)];
  return before.flatMap((hand, k) => {
    const other = after[k];
    if (!other || (hand.wrist[1] ?? 0) < LOWEST_M) return [];
    off.wristsAcross.push(apart(hand.wrist.slice(0, 2), other.wrist));
    hand.tips.forEach((tip, digit) => {
      const seen = other.tips[digit] ?? [];
      off.tips.push(apart(tip, seen));
      off.tipsFromWrist.push(apart(from(tip, hand.wrist), from(seen, other.wrist)));
    });
    return [apart(hand.wrist, other.wrist)];
  });
}

function compareGaps(kind: 'hands' | 'head', before: PosedGaps, after: PosedGaps): void {
  const row = contacts[kind];
  if (before[kind] <= TOUCH_M) {
    row.were += 1;
    if (after[kind] <= KEPT_M) row.kept += 1;
  } else if (before[kind] >= CLEAR_M) {
    row.apart += 1;
    if (after[kind] <= TOUCH_M) row.made += 1;
  }
}

function capture(take: Take, { id }: Form): Captured | null {
  try {
    return captureMotion(take, rig);
  } catch (error) {
    if (!(error instanceof TakeError)) throw error;
    without.push(`${id} (${error.message})`);
    return null;
  }
}

for (const form of forms) {
  const sequence = compileSequence([{ form }], rig);
  const take = seenTake(sequence, rig, { random: createRandom(form.id), framesPerSecond: rate });
  const captured = capture(take, form);
  if (!captured) continue;
  const { atMs, takenAtMs } = captured.keptFrom;
  const wrists: number[] = [];
  for (let ms = takenAtMs; ms <= (sequence.marks[0]?.endMs ?? 0); ms += STEP_MS) {
    sequence.sample(ms, shown);
    captured.sample(ms - takenAtMs + atMs, made);
    wrists.push(...compareHands());
    const [before, after] = [posedGaps(rig, shown), posedGaps(rig, made)];
    compareGaps('hands', before, after);
    compareGaps('head', before, after);
  }
  off.wrists.push(...wrists);
  bySign.push({ id: form.id, wrists: quantile(wrists, 0.5) });
}

const share = (part: number, of: number): string =>
  `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
const told = (name: string, all: readonly number[]): string =>
  `${name.padEnd(30)} p50 ${quantile(all, 0.5).toFixed(3)}  p95 ${quantile(all, 0.95).toFixed(3)}`;
const touched = (
  name: string,
  { were, kept, apart: clear, made: brought }: typeof contacts.hands,
) =>
  `${name}: kept ${share(kept, were)} of ${were} moments; made ${share(brought, clear)} of ${clear} moments in which nothing is near`;
const { across, bodyDepth, handDepth, lostShare, lostFrames } = USUAL_FAULTS;
process.stdout.write(
  [
    `${forms.length} signs of the ${values.figure}, ${rate} pictures a second`,
    `points are off by ${across} of the picture's width, depth by ${bodyDepth} (body) and ${handDepth} (hand); in ${share(lostShare, 1)} of frames a hand is lost for up to ${lostFrames}`,
    'off by, in shoulder widths',
    told('  wrists', off.wrists),
    told('  wrists, across the picture', off.wristsAcross),
    told('  finger tips', off.tips),
    told('  finger tips from their wrist', off.tipsFromWrist),
    touched('hands that touch each other', contacts.hands),
    touched('hands that touch the head', contacts.head),
    `not made: ${without.length === 0 ? 'none' : without.join(', ')}`,
    ...bySign
      .sort((a, b) => b.wrists - a.wrists)
      .slice(0, worst)
      .map(({ id, wrists }) => `  ${id} ${wrists.toFixed(3)}`),
    '',
  ].join('\n'),
);
