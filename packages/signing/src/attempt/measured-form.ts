import type { Form, ReviewedForm } from '@isl/lexicon/form';
import { ASPECT, BEFORE_FIGURE, type Projection, projectionOf } from '../clips/camera.js';
import { createPointFinder, LEFT_HAND, POINTS, RIGHT_HAND } from '../clips/points.js';
import { BODY_POINTS, bodyPoint } from '../mediapipe.js';
import type { Rig } from '../rig.js';
import { compileWithStops } from '../sequence.js';
import { createPose } from '../skeleton.js';
import { isUp, PALM, type PlacedHands, placedHands, type SeenPoints } from './points.js';

/** Where both hands are at one moment of a form, as `PlacedHand` has it, and how far to the front. */
export type MeasuredMoment = readonly [
  dx: number,
  dy: number,
  dz: number,
  nx: number,
  ny: number,
  nz: number,
];

/** A moment at which a form's hands are where they are to be, and their shapes. */
type MeasuredStop = {
  readonly moment: number;
  readonly D: readonly number[] | null;
  readonly N: readonly number[] | null;
};

/** What somebody's signing is held against: a form as a camera in front of the avatar sees it. */
export type MeasuredForm = {
  readonly hands: 1 | 2;
  /** From the hands' coming up to their going down, ten a second. */
  readonly moments: readonly MeasuredMoment[];
  /** The sign itself: its first moment and the one after its last. */
  readonly sign: readonly [number, number];
  readonly stops: readonly MeasuredStop[];
  /** What a picture from in front cannot show, or the form is not sure of. */
  readonly untold: readonly AttemptPart[];
};

export const ATTEMPT_PARTS = ['hands', 'place', 'handshape', 'movement'] as const;
export type AttemptPart = (typeof ATTEMPT_PARTS)[number];

const STEP_MS = 100;

/** As the sign service would give the points of a picture, of 75 points with x, y, z. */
export function seenPoints(points: Float32Array, at: number): SeenPoints {
  const flat = (from: number, count: number): number[] => {
    const values = Array.from({ length: count }, (_, k) => (from + k) * 3).flatMap((first) => [
      points[first] ?? Number.NaN,
      points[first + 1] ?? Number.NaN,
    ]);
    return values.every(Number.isFinite) ? values : [];
  };
  return {
    at,
    pose: flat(0, BODY_POINTS.length),
    leftHand: flat(LEFT_HAND, RIGHT_HAND - LEFT_HAND),
    rightHand: flat(RIGHT_HAND, POINTS - RIGHT_HAND),
  };
}

/** Measures a form on a figure that is right-handed and looks into the camera. */
export function measureForm(form: Form, rig: Rig): MeasuredForm {
  const { sample, durationMs, marks, stops } = compileWithStops([{ form }], rig, {
    isLeftHanded: false,
  });
  const find = createPointFinder(rig);
  const projection = projectionOf(BEFORE_FIGURE);
  const pose = createPose(rig);
  const points = new Float32Array(POINTS * 3);
  const shoulderWidth = shoulderWidthOf(rig);
  const handsAt = (ms: number, by: Projection, aspect: number): PlacedHands => {
    sample(ms, pose);
    find(pose, by, points);
    const hands = placedHands(seenPoints(points, ms), aspect, 'right');
    if (!hands) throw new Error(`${form.id} hides its body at ${ms} ms`);
    return hands;
  };
  const momentAtMs = (ms: number) => {
    const { D, N } = handsAt(ms, FRONT, 1);
    find(pose, SIDE, points);
    const [dz, nz] = depthsOf(seenPoints(points, ms), shoulderWidth);
    return { D, N, dz, nz };
  };
  const times = Array.from({ length: Math.ceil(durationMs / STEP_MS) }, (_, k) => k * STEP_MS);
  const all = times.map(momentAtMs);
  const first = all.findIndex(({ D, N }) => isUp(D) || isUp(N));
  const last = all.findLastIndex(({ D, N }) => isUp(D) || isUp(N));
  const kept = all.slice(first, last + 1);
  const momentAt = (ms: number): number =>
    Math.min(kept.length - 1, Math.max(0, Math.round(ms / STEP_MS) - first));
  const begin = stops[0]?.atMs ?? 0;
  const end = marks[0]?.endMs ?? durationMs;
  return {
    hands: form.segments.some(({ N, sym }) => N !== undefined || sym !== undefined) ? 2 : 1,
    moments: kept.map(
      ({ D, N, dz, nz }) => [D.x, D.y, dz, N.x, N.y, nz].map(rounded) as unknown as MeasuredMoment,
    ),
    sign: [momentAt(begin), momentAt(end) + 1],
    stops: stops.map(({ atMs }) => {
      const { D, N } = handsAt(atMs, projection, ASPECT);
      return {
        moment: momentAt(atMs),
        D: D.shape?.map(rounded) ?? null,
        N: isUp(N) ? (N.shape?.map(rounded) ?? null) : null,
      };
    }),
    untold: ATTEMPT_PARTS.filter((part) => isUntold(form, part)),
  };
}

/** A picture so many metres wide and tall, without perspective, in which the whole figure is. */
const SIZE_M = 4;
const flatView = (sideways: 'x' | 'z'): Projection => ({
  project: (x, y, z, out, at) => {
    out[at] = 0.5 + (sideways === 'x' ? x : z) / SIZE_M;
    out[at + 1] = 0.5 - (y - 1) / SIZE_M;
    out[at + 2] = 0;
  },
  metre: () => 1,
});
const FRONT = flatView('x');
const SIDE = flatView('z');

const SHOULDERS = (['LEFT_SHOULDER', 'RIGHT_SHOULDER'] as const).map(bodyPoint);

/** As the finder of points has the shoulders, in metres. */
function shoulderWidthOf(rig: Rig): number {
  const points = new Float32Array(POINTS * 3);
  createPointFinder(rig)(createPose(rig), FRONT, points);
  const [left = 0, right = 0] = SHOULDERS.map((point) => points[point * 3] ?? 0);
  return Math.abs(left - right) * SIZE_M;
}

/** How far in front of the shoulders the right and the left palm are, in shoulder widths. */
function depthsOf({ pose, leftHand, rightHand }: SeenPoints, width: number): [number, number] {
  const mean = (points: readonly number[], indices: readonly number[]): number =>
    indices.reduce((sum, index) => sum + (points[index * 2] ?? 0), 0) / indices.length;
  const depth = (hand: readonly number[]): number =>
    ((mean(hand, PALM) - mean(pose, SHOULDERS)) * SIZE_M) / width;
  return [depth(rightHand), depth(leftHand)];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Movements of fingers and wrist, and those toward the camera: a picture shows too little of them. */
function isSmall({ type, dir, size = 0 }: NonNullable<Form['segments'][number]['motion']>[number]) {
  if (['wiggle', 'twist', 'nod', 'close', 'open', 'tremble', 'tap', 'shake'].includes(type)) {
    return true;
  }
  return (type === 'straight' && /^[oi]+$/.test(dir ?? '')) || size < 8;
}

function isUntold({ uncertain, segments }: Form, part: AttemptPart): boolean {
  if (part === 'place') return uncertain.includes('place') || uncertain.includes('contact');
  if (part !== 'movement') return uncertain.includes(part);
  return uncertain.includes('movement') || segments.some(({ motion = [] }) => motion.some(isSmall));
}

/** All that somebody may be asked to sign with their hands, by the form's id. */
export function measureForms(
  forms: readonly ReviewedForm[],
  rig: Rig,
): Readonly<Record<string, MeasuredForm>> {
  return Object.fromEntries(
    forms
      .filter(({ kind, status }) => kind !== 'expression' && ['draft', 'reviewed'].includes(status))
      .map((form) => [form.id, measureForm(form, rig)]),
  );
}
