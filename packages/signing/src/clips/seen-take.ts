import type { Take, TakenFrame } from '../captured/take.js';
import { BODY_POINTS, bodyPoint } from '../mediapipe.js';
import type { Rig } from '../rig.js';
import type { Sequence } from '../sequence.js';
import { createPose } from '../skeleton.js';
import { ASPECT, BEFORE_FIGURE, type Camera, projectionOf } from './camera.js';
import { createPointFinder, LEFT_HAND, POINTS, RIGHT_HAND } from './points.js';
import type { Random } from './random.js';

/** What a finder does to points that are there, in picture widths; depth is guessed more than seen. */
export type FinderFaults = {
  readonly across: number;
  readonly bodyDepth: number;
  readonly handDepth: number;
  /** How often a hand begins to be lost, and for how many frames at most. */
  readonly lostShare: number;
  readonly lostFrames: number;
};

export const NO_FAULTS: FinderFaults = {
  across: 0,
  bodyDepth: 0,
  handDepth: 0,
  lostShare: 0,
  lostFrames: 0,
};

export const USUAL_FAULTS: FinderFaults = {
  across: 0.002,
  bodyDepth: 0.1,
  handDepth: 0.006,
  lostShare: 0.03,
  lostFrames: 3,
};

/**
 * MediaPipe has arms so much farther ahead of their shoulders than they are, beside what it has of every depth: as
 * `captures --found` shows, read off rendered clips. Hands of a body are read by nobody.
 */
const TIMES_AHEAD = { ELBOW: 1.4, WRIST: 1.7 } as const;
const AHEAD = (['LEFT', 'RIGHT'] as const).flatMap((side) =>
  (['ELBOW', 'WRIST'] as const).map((joint) => ({
    z: bodyPoint(`${side}_${joint}`) * 3 + 2,
    shoulderZ: bodyPoint(`${side}_SHOULDER`) * 3 + 2,
    times: TIMES_AHEAD[joint],
  })),
);

function putArmsAhead(points: Float32Array): void {
  for (const { z, shoulderZ, times } of AHEAD) {
    const from = points[shoulderZ] ?? 0;
    points[z] = from + ((points[z] ?? 0) - from) * times;
  }
}

/** What a finder sees of somebody who signs: a take of the figure itself. */
export function seenTake(
  { sample, durationMs }: Pick<Sequence, 'sample' | 'durationMs'>,
  rig: Rig,
  {
    random,
    faults = USUAL_FAULTS,
    framesPerSecond = 25,
    camera = BEFORE_FIGURE,
  }: {
    readonly random: Random;
    readonly faults?: FinderFaults;
    readonly framesPerSecond?: number;
    readonly camera?: Camera;
  },
): Take {
  const find = createPointFinder(rig);
  const projection = projectionOf(camera);
  const pose = createPose(rig);
  const points = new Float32Array(POINTS * 3);
  const lost = { left: 0, right: 0 };
  const count = Math.max(2, Math.ceil((durationMs / 1000) * framesPerSecond));
  const frames = Array.from({ length: count }, (_, k): TakenFrame => {
    const atMs = (k * 1000) / framesPerSecond;
    sample(atMs, pose);
    find(pose, projection, points);
    putArmsAhead(points);
    const part = (from: number, to: number, depth: number): Float32Array | null => {
      const own = points.slice(from * 3, to * 3);
      if (!own.every(Number.isFinite)) return null;
      return own.map((value, at) => value + random.about(at % 3 === 2 ? depth : faults.across));
    };
    const hand = (side: 'left' | 'right', from: number, to: number): Float32Array | null => {
      if (lost[side] === 0 && random.chance(faults.lostShare)) {
        lost[side] = Math.ceil(random.between(0, faults.lostFrames));
      }
      const found = part(from, to, faults.handDepth);
      if (lost[side] === 0) return found;
      lost[side] -= 1;
      return null;
    };
    return {
      atMs,
      body: part(0, BODY_POINTS.length, faults.bodyDepth),
      left: hand('left', LEFT_HAND, RIGHT_HAND),
      right: hand('right', RIGHT_HAND, POINTS),
      face: null,
    };
  });
  return { frames, aspect: ASPECT };
}
