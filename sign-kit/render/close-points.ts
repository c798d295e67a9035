import { createPose, jointPositions, type Rig, type Sequence } from '@isl/signing';
import { HEAD, handOf } from '../src/signer/reach.js';
import { SIDES } from './movement.js';

type Vec = readonly [number, number, number];

const STEP_MS = 40;
/** From the head's joint: what of it tells where at the face a hand is, and what tells where below it. */
const FACE: readonly Vec[] = [
  [0, 0.17, 0.1],
  [0.1, 0.1, 0],
  [-0.1, 0.1, 0],
  [0, -0.02, 0.12],
];
/** Room for an arrow above the head. */
const ABOVE: Vec = [0, 0.32, 0];
const CHIN: Vec = [0, 0.015, 0.1];

/** The hands that are up; the same with what of the head tells where they are; and with the whole head. */
type Close = Readonly<Record<'hands' | 'withFace' | 'withHead', Float32Array>>;

/** What near pictures of a stretch hold. */
export function closePoints(
  sequence: Sequence,
  rig: Rig,
  { fromMs, stillMs }: { readonly fromMs: number; readonly stillMs: number },
  hasRoomAbove = false,
): Close {
  const pose = createPose(rig);
  const positions = new Float32Array(rig.joints.length * 3);
  const at = (name: string): Vec => {
    const from = rig.indexOf(name) * 3;
    return [positions[from] ?? 0, positions[from + 1] ?? 0, positions[from + 2] ?? 0];
  };
  const take = (atMs: number): void => {
    sequence.sample(atMs, pose);
    jointPositions(rig, pose, positions);
  };
  take(stillMs);
  const isUp = (side: (typeof SIDES)[number]): boolean => at(`${side}Hand`)[1] > at('Hips')[1];
  const busy = SIDES.filter(isUp);
  const steps = Math.ceil(Math.max(0, stillMs - fromMs) / STEP_MS);
  const hands: number[] = [];
  for (let step = 0; step <= steps; step += 1) {
    take(stillMs - Math.min(step * STEP_MS, Math.max(0, stillMs - fromMs)));
    for (const side of busy) hands.push(...handOf(side, at));
  }
  const head = at('Head');
  const from = (offset: Vec): number[] => offset.map((value, axis) => value + (head[axis] ?? 0));
  const highest = hands.reduce((most, y, k) => (k % 3 === 1 ? Math.max(most, y) : most), 0);
  const above = hasRoomAbove ? [ABOVE] : [];
  const withHead = [...hands, ...[...HEAD, ...above].flatMap(from)];
  const isAtFace = highest > head[1] + CHIN[1];
  return {
    hands: Float32Array.from(hands),
    withFace: Float32Array.from([...hands, ...(isAtFace ? FACE : [CHIN]).flatMap(from)]),
    withHead: Float32Array.from(withHead),
  };
}
