import { createPose, jointPositions, type Rig, type Sequence, type Stop } from '@isl/signing';
import type { Reach } from './signer.js';

/** Often enough for every sign; a long text repeats its letters. */
const STEP_MS = 40;
const MOST_MOMENTS = 1500;
/** From the head's joint to the crown and the sides of the hair, and to the point of the chin. */
export const HEAD: readonly Vec[] = [
  [0, 0.235, 0],
  [0.1, 0.1, 0],
  [-0.1, 0.1, 0],
  [0, 0.1, 0.14],
  [0, -0.02, 0.12],
];
/** A face alone is shown with its shoulders, down to the chest. */
const LEFT_SHOULDER: Vec = [0.09, -0.1, 0];
const RIGHT_SHOULDER: Vec = [-0.09, -0.1, 0];
const SIDES = ['Left', 'Right'] as const;
type Side = (typeof SIDES)[number];
/** Flesh around a joint, and a little air. */
const HAND_PAD_M = 0.03;
const ELBOW_PAD_M = 0.05;
const DIGITS = ['Thumb', 'Index', 'Middle', 'Ring', 'Pinky'] as const;

type Vec = readonly [number, number, number];

/**
 * Where head, shoulders, hands and busy elbows come while signs are made. A hand on its way from rest, or back to
 * it, comes into the picture from below; one that waits for its next sign is in it whole.
 */
export function reachOf(
  { marks, sample, stops }: Sequence & { readonly stops: readonly Pick<Stop, 'index' | 'atMs'>[] },
  rig: Rig,
): Reach | null {
  const lastMs = marks.at(-1)?.endMs;
  if (lastMs === undefined) return null;
  const arrivals = new Map<number, number>();
  for (const { index, atMs } of stops) arrivals.set(index, arrivals.get(index) ?? atMs);
  const stepMs = Math.max(STEP_MS, lastMs / MOST_MOMENTS);
  const points = { body: [] as number[], hands: [] as number[] };
  const pose = createPose(rig);
  const positions = new Float32Array(rig.joints.length * 3);
  const at = (name: string): Vec => placeOf(positions, rig.indexOf(name));
  const isUp = (side: Side): boolean => at(`${side}Hand`)[1] > at('Hips')[1];
  const take = (atMs: number): void => {
    sample(atMs, pose);
    jointPositions(rig, pose, positions);
  };
  const add = (fromMs: number, toMs: number, busy: readonly Side[]): void => {
    for (let atMs = fromMs; atMs <= toMs; atMs += stepMs) {
      take(atMs);
      for (const offset of HEAD) points.body.push(...plus(at('Head'), offset));
      points.body.push(...plus(at('LeftArm'), LEFT_SHOULDER));
      points.body.push(...plus(at('RightArm'), RIGHT_SHOULDER));
      for (const side of busy) {
        points.hands.push(...handOf(side, at));
        points.body.push(...elbowOf(side, at));
      }
    }
  };
  let before: readonly Side[] = [];
  for (const { index, startMs, endMs } of marks) {
    const arrivalMs = arrivals.get(index) ?? startMs;
    take(arrivalMs);
    const busy = SIDES.filter(isUp);
    add(
      startMs,
      arrivalMs,
      busy.filter((side) => before.includes(side)),
    );
    add(arrivalMs, endMs, busy);
    before = busy;
  }
  return { body: new Float32Array(points.body), hands: new Float32Array(points.hands) };
}

/** Around a hand: its wrist, and its fingers to their tips. */
export function handOf(side: Side, at: (name: string) => Vec): number[] {
  // Of a hand that is bent the joints come further than the tips.
  const fingers = DIGITS.flatMap((digit): readonly Vec[] => {
    const [middle, end] = [at(`${side}Hand${digit}2`), at(`${side}Hand${digit}3`)];
    return [middle, [2 * end[0] - middle[0], 2 * end[1] - middle[1], 2 * end[2] - middle[2]]];
  });
  return [at(`${side}Hand`), ...fingers].flatMap(([x, y, z]) => [
    ...[x - HAND_PAD_M, y - HAND_PAD_M, z],
    ...[x + HAND_PAD_M, y + HAND_PAD_M, z],
  ]);
}

/** An arm that ends at the picture's edge is hard to read: its elbow is in it too. */
function elbowOf(side: Side, at: (name: string) => Vec): number[] {
  const [x, y, z] = at(`${side}ForeArm`);
  const out = side === 'Left' ? ELBOW_PAD_M : -ELBOW_PAD_M;
  return [x + out, y - ELBOW_PAD_M, z];
}

function placeOf(positions: Float32Array, joint: number): Vec {
  const at = joint * 3;
  return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
}

const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
