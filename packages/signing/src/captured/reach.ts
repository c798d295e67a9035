import { bodyPoint } from '../mediapipe.js';
import {
  type ArmBones,
  cross,
  dot,
  length,
  perpendicular,
  subtract,
  unit,
  type Vec,
} from '../rig.js';
import type { TakenFrame } from './take.js';
import { nearestAhead, pointAlong, quantile, type Sight, type View } from './view.js';

/** Where elbow and wrist are, metres of the figure. */
export type Reached = { readonly elbow: Vec; readonly wrist: Vec };

const POINTS = {
  1: {
    elbow: bodyPoint('RIGHT_ELBOW'),
    wrist: bodyPoint('RIGHT_WRIST'),
    shoulder: bodyPoint('RIGHT_SHOULDER'),
  },
  [-1]: {
    elbow: bodyPoint('LEFT_ELBOW'),
    wrist: bodyPoint('LEFT_WRIST'),
    shoulder: bodyPoint('LEFT_SHOULDER'),
  },
} as const;

/**
 * How far ahead of its shoulder a joint is, in metres: by a share of what MediaPipe tells, and no farther than most
 * signs are made. Of a hand that is up it tells next to nothing: one at the head is told to be stretched out.
 */
const AHEAD = {
  elbow: { rest: 0.02, share: 0.6, most: 0.15 },
  wrist: { rest: 0.06, share: 0.5, most: 0.25 },
} as const;
/** How far that strays, how far a limb's length does, and what a hand moves in a frame. */
const DEPTH_STRAYS_M = 0.055;
const LENGTH_STRAYS_M = 0.012;
const STEP_M = 0.08;
/** Signing hands are before the body: so far from the shoulders' plane at least. */
const BEFORE_BODY_M = 0.06;
/** A person's arms are so much longer than the figure's at most, of their shoulders' width. */
const LONGEST = 1.15;

type Limbs = { readonly upper: number; readonly lower: number };
type Guess = Reached & { readonly cost: number };

/**
 * Elbow and wrist of one arm through a take. A picture gives each its line of sight; how deep it is on it follows
 * from the limb's length, which allows two depths. Of these the row is taken that keeps nearest to MediaPipe's own
 * depth, moves least from frame to frame and stays before the body.
 */
export function reachOf(
  frames: readonly TakenFrame[],
  view: View,
  arm: ArmBones,
  wristOf: (frame: number) => readonly [number, number] | null,
): (Reached | null)[] {
  const points = POINTS[arm.sign];
  const limbs = limbsOf(frames, view, arm);
  const guesses = frames.map(({ body }, frame) => {
    if (!body) return null;
    const sight = (x: number, y: number): Sight => view.sightOf(frame, x, y);
    const at = (point: number): readonly [number, number] => [
      body[point * 3] ?? 0,
      body[point * 3 + 1] ?? 0,
    ];
    const depthOf = (joint: 'elbow' | 'wrist'): number => {
      const { rest, share, most } = AHEAD[joint];
      const z = (body[points[joint] * 3 + 2] ?? 0) - (body[points.shoulder * 3 + 2] ?? 0);
      return Math.min(most, rest + share * view.bodyDepth(z));
    };
    const elbow = { sight: sight(...at(points.elbow)), depth: depthOf('elbow') };
    const wrist = {
      sight: sight(...(wristOf(frame) ?? at(points.wrist))),
      depth: depthOf('wrist'),
    };
    return guessesOf(arm, limbs, elbow, wrist);
  });
  return likeliestRow(guesses);
}

type Told = { readonly sight: Sight; readonly depth: number };

function guessesOf(arm: ArmBones, { upper, lower }: Limbs, elbow: Told, wrist: Told): Guess[] {
  const { shoulder } = arm;
  return bothDepths(elbow, shoulder, upper, shoulder[2] + elbow.depth).flatMap((bent) =>
    bothDepths(wrist, bent.point, lower, shoulder[2] + wrist.depth).map((reached) => {
      const behind = Math.max(0, shoulder[2] + BEFORE_BODY_M - reached.point[2]);
      return {
        elbow: bent.point,
        wrist: reached.point,
        cost: bent.cost + reached.cost + (behind / 0.05) ** 2,
      };
    }),
  );
}

/** Both points of a line of sight that are a limb's length from its beginning, drawn toward the depth that was told. */
function bothDepths(
  { sight }: Told,
  from: Vec,
  limb: number,
  toldDepth: number,
): { readonly point: Vec; readonly cost: number }[] {
  const nearest = nearestAhead(sight, from);
  const foot = pointAlong(sight, nearest);
  const aside = length(subtract(foot, from));
  const half = Math.sqrt(Math.max(0, limb * limb - aside * aside));
  const ways = half === 0 ? [0] : [half, -half];
  // The flatter a limb lies in the picture, the less its length tells of its depth.
  const strays = Math.min(0.2, (LENGTH_STRAYS_M * limb) / Math.max(half, 0.01));
  const share = strays ** 2 / (strays ** 2 + DEPTH_STRAYS_M ** 2);
  return ways.map((way) => {
    const along = length(sight.along);
    const point = pointAlong(sight, nearest + way / along);
    const off = toldDepth - point[2];
    const drawn = pointAlong(sight, nearest + way / along - off * share);
    return { point: drawn, cost: (off / DEPTH_STRAYS_M) ** 2 };
  });
}

/** The cheapest row of guesses, one a frame. */
function likeliestRow(rows: readonly (readonly Guess[] | null)[]): (Reached | null)[] {
  type Step = { readonly guess: Guess; readonly sum: number; readonly before: Step | null };
  let last: readonly Step[] = [];
  const steps = rows.map((guesses) => {
    if (!guesses) return null;
    last = guesses.map((guess) => {
      let best: Step | null = null;
      let least = last.length === 0 ? 0 : Number.POSITIVE_INFINITY;
      for (const before of last) {
        const sum =
          before.sum +
          (length(subtract(before.guess.wrist, guess.wrist)) / STEP_M) ** 2 +
          (length(subtract(before.guess.elbow, guess.elbow)) / STEP_M) ** 2;
        if (sum < least) [least, best] = [sum, before];
      }
      return { guess, sum: least + guess.cost, before: best };
    });
    return last;
  });
  let now: Step | null = null;
  for (const step of last) if (now === null || step.sum < now.sum) now = step;
  const taken: (Reached | null)[] = rows.map(() => null);
  for (let k = steps.length - 1; k >= 0; k -= 1) {
    if (steps[k] === null || now === null) continue;
    taken[k] = now.guess;
    now = now.before;
  }
  return taken;
}

/**
 * How long the person's limbs are, in the figure's metres: the upper arm is as long as its elbow's line of sight ever
 * passes the shoulder by, or as the figure's; the lower arm in proportion.
 */
function limbsOf(frames: readonly TakenFrame[], view: View, arm: ArmBones): Limbs {
  const { elbow } = POINTS[arm.sign];
  const passed = frames.flatMap(({ body }, frame) => {
    if (!body) return [];
    const sight = view.sightOf(frame, body[elbow * 3] ?? 0, body[elbow * 3 + 1] ?? 0);
    const foot = pointAlong(sight, nearestAhead(sight, arm.shoulder));
    return [length(subtract(foot, arm.shoulder))];
  });
  const longer = Math.min(LONGEST, Math.max(1, quantile(passed, 0.8) / arm.upperLength));
  return { upper: arm.upperLength * longer, lower: arm.lowerLength * longer };
}

/** The elbow's swing that `solveArm` takes, radians, of an arm that was seen so; null where it is stretched. */
export function swivelOf(arm: ArmBones, { elbow, wrist }: Reached): number | null {
  const toWrist = unit(subtract(wrist, arm.shoulder));
  const pole = unit(perpendicular([-arm.sign * 0.5, -1, -0.35], toWrist));
  const side = cross(toWrist, pole);
  const out = perpendicular(subtract(elbow, arm.shoulder), toWrist);
  if (length(out) < 0.03) return null;
  return Math.atan2(-arm.sign * dot(out, side), dot(out, pole));
}
