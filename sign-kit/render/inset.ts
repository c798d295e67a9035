import { createPose, jointPositions, type Rig, type Sequence } from '@isl/signing';
import type { Projection } from '../src/avatar/views.js';
import { DIGITS, distance, type Point, SIDES } from './movement.js';
import type { Ring } from './ring.js';

/** Where in the picture of its start a hand is that the full one hides, and how far around it. */
export type Inset = Ring;

/** A hand opens or closes where its fingers come so much farther apart, or nearer together; metres. */
const OPENS_M = 0.035;
/** A start that is nearer to the picture's own hand than this is behind it. */
const HIDDEN_M = 0.11;
/** Air around what the inset shows. */
const AIR_M = 0.035;

type Hand = { readonly knuckle: Point; readonly tips: readonly Point[] };

/** A hand that opens where it is shows its start nowhere: it stands beside, in a circle. */
export function insetOf(
  sequence: Sequence,
  rig: Rig,
  { paleMs, stillMs }: { readonly paleMs: number; readonly stillMs: number },
  project: Projection,
): Inset | undefined {
  const handsAt = handsOf(sequence, rig);
  const [pale, still] = [handsAt(paleMs), handsAt(stillMs)];
  const changed = pale.filter((hand, k) => isHidden(hand, still[k]) && opens(hand, still[k]));
  const places = changed.flatMap(({ knuckle, tips }) => [knuckle, ...tips]);
  const [first] = places;
  if (!first) return undefined;
  const drawn = places.map(project);
  const middleOf = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [x, y] = [middleOf(drawn.map(([at]) => at)), middleOf(drawn.map(([, at]) => at))];
  const perMetre = project([first[0], first[1] - 1, first[2]])[1] - project(first)[1];
  const far = Math.max(...drawn.map(([atX, atY]) => Math.hypot(atX - x, atY - y)));
  return { x, y, radius: far + AIR_M * perMetre };
}

function handsOf(sequence: Sequence, rig: Rig): (atMs: number) => readonly Hand[] {
  const pose = createPose(rig);
  const positions = new Float32Array(rig.joints.length * 3);
  const at = (name: string): Point => {
    const from = rig.indexOf(name) * 3;
    return [positions[from] ?? 0, positions[from + 1] ?? 0, positions[from + 2] ?? 0];
  };
  return (atMs) => {
    sequence.sample(atMs, pose);
    jointPositions(rig, pose, positions);
    return SIDES.map((side) => ({
      knuckle: at(`${side}HandMiddle1`),
      tips: DIGITS.map((digit) => at(`${side}Hand${digit}3`)),
    }));
  };
}

const isHidden = (pale: Hand, still: Hand | undefined): boolean =>
  still !== undefined && distance(pale.knuckle, still.knuckle) < HIDDEN_M;

const opens = (pale: Hand, still: Hand | undefined): boolean =>
  still !== undefined && Math.abs(spreadOf(pale) - spreadOf(still)) > OPENS_M;

const spreadOf = ({ tips }: Hand): number =>
  Math.max(...tips.flatMap((one) => tips.map((other) => distance(one, other))));
