import { quat } from 'gl-matrix';
import { comfortableSwivel } from '../arm.js';
import { ANGLES } from '../handshapes.js';
import { restingWrist } from '../idle-hand.js';
import { bodyPoint, HAND_POINTS } from '../mediapipe.js';
import { type ArmBones, rotate, scale, subtract, type Vec } from '../rig.js';
import { filledBetween } from './fill.js';
import { fingerAngles } from './fingers.js';
import { palmModel, palmSize, palmTurn } from './palm.js';
import { type Reached, reachOf, swivelOf } from './reach.js';
import { smoothed, withoutSpikes } from './smooth.js';
import type { TakenFrame } from './take.js';
import { nearestAhead, pointAlong, quantile, type View } from './view.js';

/** One hand through a take, frame by frame, in the figure's metres; `isUp`: it was seen, and does not hang. */
export type SeenHand = {
  readonly isUp: readonly boolean[];
  readonly wrists: readonly Vec[];
  readonly turns: readonly quat[];
  readonly angles: readonly Float32Array[];
  readonly swivels: readonly number[];
};

/** Hands are so large against the figure's, of the shoulders' width. */
const SIZES = [0.75, 1.35] as const;
/** How far apart in time frames are that tell of each other's jitter: across, in depth, and of a hand's shape. */
const REACH_MS = { across: 85, depth: 300, shape: 140 } as const;
/** An elbow is never swung farther from where it is comfortable, radians. */
const MOST_SWING = 0.6;
/** A wrist hangs or rests where it is so low, metres under the shoulders, and no farther aside from where it hangs. */
const LOWEST_M = 0.38;
const ASIDE_M = 0.09;
/** Frames further apart show a stroke's top only once. */
const SPIKE_MS = 50;

/** One hand of a take; null where it was never seen up. */
export function seenHand(
  frames: readonly TakenFrame[],
  view: View,
  arm: ArmBones,
): SeenHand | null {
  const side = arm.sign === 1 ? 'right' : 'left';
  const hands = frames.map((frame) => frame[side]);
  const times = frames.map(({ atMs }) => atMs);
  const seenWrists = wristsOf(frames, times, side);
  const reached = reachOf(frames, view, arm, (frame) => seenWrists[frame] ?? null);
  const aheadOf = (frame: number): number => {
    const [x, y] = seenWrists[frame] ?? [0.5, 0.5];
    const at = reached[frame];
    return at ? nearestAhead(view.sightOf(frame, x, y), at.wrist) : view.distance;
  };
  const model = palmModel(arm);
  const raw = hands.map((points, frame) =>
    points ? fromWrist(view, frame, points, aheadOf(frame)) : null,
  );
  const sizes = raw.flatMap((seen) => (seen ? [palmSize(model, seen)] : []));
  if (sizes.length === 0) return null;
  const size = Math.min(SIZES[1], Math.max(SIZES[0], quantile(sizes, 0.8)));
  const scaled = raw.map((seen) => seen?.map((point) => scale(point, 1 / size)) ?? null);
  const turns = smoothTurns(
    times,
    scaled.map((seen) => seen && palmTurn(model, seen)),
  );
  let before: Float32Array | null = null;
  const shapes = scaled.map((seen, frame) => {
    if (!seen) return null;
    before = fingerAngles(arm, model, turns[frame] as quat, seen, before);
    return before;
  });
  const wrists = smoothWrists(
    times,
    reached.map((one) => one?.wrist ?? null),
  );
  const elbows = smoothWrists(
    times,
    reached.map((one) => one?.elbow ?? null),
  );
  const joints = wrists.map((wrist, frame) =>
    subtract(wrist, rotate(model.wrist, turns[frame] as quat)),
  );
  const lowest = arm.shoulder[1] - LOWEST_M;
  const hangsAt = restingWrist(arm)[0];
  const isUp = wrists.map(
    ([x, y], frame) =>
      (y > lowest || Math.abs(x - hangsAt) > ASIDE_M) && isNear(hands, times, frame),
  );
  if (!isUp.includes(true)) return null;
  return {
    isUp,
    wrists: joints,
    turns,
    angles: smoothAngles(times, shapes),
    swivels: joints.map((wrist, frame) =>
      swing(arm, { wrist, elbow: elbows[frame] as Vec }, turns[frame] as quat),
    ),
  };
}

/** So long a hand that was seen may be lost and counts as up all the same. */
const LOST_MS = 400;

function isNear(
  hands: readonly (Float32Array | null)[],
  times: readonly number[],
  at: number,
): boolean {
  const now = times[at] ?? 0;
  return hands.some((hand, k) => hand !== null && Math.abs((times[k] ?? 0) - now) <= LOST_MS);
}

/** The wrist in the picture: as the hand's finder has it, and where that lost the hand as the body's, moved there. */
function wristsOf(
  frames: readonly TakenFrame[],
  times: readonly number[],
  side: 'left' | 'right',
): (readonly [number, number] | null)[] {
  const point = bodyPoint(side === 'left' ? 'LEFT_WRIST' : 'RIGHT_WRIST') * 3;
  const offs = [0, 1].map((axis) =>
    filledBetween(
      times,
      frames.map(({ body, [side]: hand }) =>
        body && hand ? (hand[axis] as number) - (body[point + axis] as number) : null,
      ),
    ),
  );
  return frames.map(({ body, [side]: hand }, k) => {
    if (hand) return [hand[0] as number, hand[1] as number];
    if (!body) return null;
    return [
      (body[point] as number) + (offs[0]?.[k] ?? 0),
      (body[point + 1] as number) + (offs[1]?.[k] ?? 0),
    ];
  });
}

/** A hand's points from its wrist, in metres as large as they are seen that far ahead. */
function fromWrist(view: View, frame: number, points: Float32Array, ahead: number): Vec[] {
  const at = (k: number): Vec =>
    pointAlong(view.sightOf(frame, points[k * 3] as number, points[k * 3 + 1] as number), ahead);
  const wrist = at(0);
  return HAND_POINTS.map((_, k) => {
    const [x, y] = subtract(at(k), wrist);
    return [x, y, view.handDepth((points[k * 3 + 2] as number) - (points[2] as number), ahead)];
  });
}

function swing(arm: ArmBones, reached: Reached, turn: quat): number {
  const comfortable = comfortableSwivel(arm, reached.wrist as unknown as Float32Array, turn);
  const seen = swivelOf(arm, reached) ?? comfortable;
  return Math.min(comfortable + MOST_SWING, Math.max(comfortable - MOST_SWING, seen));
}

function smoothChannel(
  times: readonly number[],
  values: readonly (number | null)[],
  reachMs: number,
): number[] {
  const apart = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / Math.max(1, times.length - 1);
  const steady = apart < SPIKE_MS ? withoutSpikes(values) : values;
  return filledBetween(times, smoothed(times, steady, reachMs));
}

function smoothWrists(times: readonly number[], wrists: readonly (Vec | null)[]): Vec[] {
  const channel = (axis: 0 | 1 | 2): number[] =>
    smoothChannel(
      times,
      wrists.map((wrist) => wrist?.[axis] ?? null),
      axis === 2 ? REACH_MS.depth : REACH_MS.across,
    );
  const [x, y, z] = [channel(0), channel(1), channel(2)];
  return x.map((value, k): Vec => [value, y[k] ?? 0, z[k] ?? 0]);
}

function smoothTurns(times: readonly number[], turns: readonly (quat | null)[]): quat[] {
  let last: quat | null = null;
  const sameSide = turns.map((turn) => {
    if (!turn) return null;
    const flipped = last !== null && quat.dot(last, turn) < 0;
    last = flipped ? quat.scale(quat.create(), turn, -1) : turn;
    return last;
  });
  const channels = [0, 1, 2, 3].map((k) =>
    smoothChannel(
      times,
      sameSide.map((turn) => turn?.[k] ?? null),
      REACH_MS.shape,
    ),
  );
  return times.map((_, frame) => {
    const [x = 0, y = 0, z = 0, w = 1] = channels.map((channel) => channel[frame] ?? 0);
    return quat.normalize(quat.create(), quat.fromValues(x, y, z, w));
  });
}

function smoothAngles(
  times: readonly number[],
  angles: readonly (Float32Array | null)[],
): Float32Array[] {
  const channels = Array.from({ length: ANGLES }, (_, k) =>
    smoothChannel(
      times,
      angles.map((row) => row?.[k] ?? null),
      REACH_MS.shape,
    ),
  );
  return times.map((_, frame) => Float32Array.from(channels, (channel) => channel[frame] ?? 0));
}
