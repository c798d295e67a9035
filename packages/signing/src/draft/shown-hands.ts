import { quat, vec3 } from 'gl-matrix';
import type { Captured } from '../captured/captured.js';
import { ANGLES } from '../handshapes.js';
import type { HandKey } from '../key.js';
import { NOWHERE, type Rig } from '../rig.js';
import { createPose } from '../skeleton.js';
import type { TakenHand } from '../taken-hand.js';
import { type PosedHands, posedHands } from './posed-hands.js';

export type Side = 'D' | 'N';

/** A captured sign as its dominant hand's: moments at an even pace, from the stroke's first to its last. */
export type ShownHands = {
  readonly atMs: readonly number[];
  /** Null where a hand hangs. */
  readonly keys: readonly Readonly<Record<Side, HandKey | null>>[];
  readonly points: readonly PosedHands[];
  readonly isLeftHanded: boolean;
  readonly usesN: boolean;
};

export const STEP_MS = 40;
/** A hand that hangs for more than half of the stroke does not sign. */
const HANGS = 0.5;
/** The left hand is dominant if it goes so much farther. */
const FARTHER = 1.4;

/** Reads a captured sign; whoever signs with the left hand is mirrored, as a form knows no left and right. */
export function shownHands({ sample, hands, keptFrom, strokeMs }: Captured, rig: Rig): ShownHands {
  const [fromMs, toMs] = strokeMs;
  const count = Math.max(1, Math.round((toMs - fromMs) / STEP_MS)) + 1;
  const atMs = Array.from(
    { length: count },
    (_, k) => fromMs + ((toMs - fromMs) * k) / Math.max(1, count - 1),
  );
  const keyAt = (hand: TakenHand, ms: number): HandKey =>
    keyOf(hand, nearestIndex(hands.timesMs, ms - keptFrom.atMs));
  const right = atMs.map((ms) => keyAt(hands.D, ms));
  const left = atMs.map((ms) => keyAt(hands.N, ms));
  const isLeftHanded = signs(left) && (!signs(right) || wayOf(left) > FARTHER * wayOf(right));
  const pose = createPose(rig);
  const points = atMs.map((ms) => {
    sample(ms, pose);
    const posed = posedHands(rig, pose);
    return isLeftHanded ? { D: posed.N.map(flip), N: posed.D.map(flip) } : posed;
  });
  const usesN = signs(isLeftHanded ? right : left);
  const isUp = (key: HandKey): HandKey | null => ((key.rests ?? 0) < HANGS ? key : null);
  const keys = atMs.map((_, k) => {
    const [r, l] = [right[k] as HandKey, left[k] as HandKey];
    return isLeftHanded
      ? { D: mirroredKey(l), N: usesN ? isUp(mirroredKey(r)) : null }
      : { D: r, N: usesN ? isUp(l) : null };
  });
  return { atMs, keys, points, isLeftHanded, usesN };
}

const signs = (keys: readonly HandKey[]): boolean =>
  keys.filter(({ rests = 0 }) => rests < HANGS).length > keys.length / 2;

const wayOf = (keys: readonly HandKey[]): number =>
  keys.reduce((sum, { wrist }, k) => {
    const before = keys[k - 1];
    return before ? sum + vec3.distance(before.wrist, wrist) : sum;
  }, 0);

const flip = ([x = 0, y = 0, z = 0]: readonly number[]): [number, number, number] => [-x, y, z];

/** The same hand on the other side. */
export const mirroredKey = (key: HandKey): HandKey => {
  const [x = 0, y = 0, z = 0] = key.wrist;
  const [qx = 0, qy = 0, qz = 0, qw = 1] = key.turn;
  return {
    ...key,
    wrist: vec3.fromValues(-x, y, z),
    turn: quat.fromValues(qx, -qy, -qz, qw),
  };
};

function nearestIndex(times: Float32Array, ms: number): number {
  let best = 0;
  times.forEach((time, k) => {
    if (Math.abs(time - ms) < Math.abs((times[best] ?? 0) - ms)) best = k;
  });
  return best;
}

const keyOf = (hand: TakenHand, k: number): HandKey => ({
  angles: hand.angles.slice(k * ANGLES, (k + 1) * ANGLES),
  turn: quat.clone(hand.turns.subarray(k * 4, k * 4 + 4) as unknown as quat),
  wrist: vec3.clone(hand.wrists.subarray(k * 3, k * 3 + 3) as unknown as vec3),
  swivel: hand.swivels[k] ?? 0,
  withHead: hand.withHead[k] ?? 0,
  touches: hand.touches[k] ?? 0,
  rests: hand.rests[k] ?? 0,
  from: NOWHERE,
});
