import { BODY_POINTS, HAND_POINTS } from '../mediapipe.js';

/**
 * What MediaPipe found in one picture of a person who faces the camera, unmirrored. Points are x, y, z each:
 * x and y in picture sizes from the upper left corner, z in picture widths, toward the camera negative; of the
 * body z is measured from the hips, of a hand from its wrist. Null is what was not found.
 */
export type TakenFrame = {
  /** Milliseconds of any clock. */
  readonly atMs: number;
  /** Of the body 33 points. */
  readonly body: Float32Array | null;
  /** Of the person's own left and right hand 21 points each. */
  readonly left: Float32Array | null;
  readonly right: Float32Array | null;
  /** Blendshapes by ARKit's names, -1 to 1: what somebody's resting face shows of them is taken off later. */
  readonly face: Readonly<Record<string, number>> | null;
};

/** One clip of one sign. `aspect` is the pictures' width by their height. */
export type Take = { readonly frames: readonly TakenFrame[]; readonly aspect: number };

export type TakeFault = 'empty' | 'aspect' | 'times' | 'points' | 'no-body' | 'no-hand';

/** A take that nothing can be made of; `fault` says what it lacks. */
export class TakeError extends Error {
  constructor(
    readonly fault: TakeFault,
    message: string,
  ) {
    super(message);
  }
}

const AXES = 3;
const PARTS = [
  ['body', BODY_POINTS.length],
  ['left', HAND_POINTS.length],
  ['right', HAND_POINTS.length],
] as const;

/** Throws TakeError where the take is none. */
export function checkTake({ frames, aspect }: Take): void {
  if (frames.length === 0) throw new TakeError('empty', 'The take has no frames.');
  if (!(aspect > 0 && Number.isFinite(aspect))) {
    throw new TakeError('aspect', `A picture is not ${aspect} times as wide as high.`);
  }
  frames.forEach((frame, k) => {
    const before = frames[k - 1]?.atMs ?? Number.NEGATIVE_INFINITY;
    if (!Number.isFinite(frame.atMs) || frame.atMs <= before) {
      throw new TakeError(
        'times',
        `Frame ${k} is at ${frame.atMs} ms, the one before at ${before}.`,
      );
    }
    for (const [part, count] of PARTS) checkPoints(frame[part], count, `frame ${k}, ${part}`);
    if (!Object.values(frame.face ?? {}).every(Number.isFinite)) {
      throw new TakeError('points', `frame ${k}, face: a shape is not a number.`);
    }
  });
  if (frames.every(({ body }) => body === null)) {
    throw new TakeError('no-body', 'No body was found in any frame.');
  }
  if (frames.every(({ left, right }) => left === null && right === null)) {
    throw new TakeError('no-hand', 'No hand was found in any frame.');
  }
}

function checkPoints(points: Float32Array | null, count: number, where: string): void {
  if (points === null) return;
  if (points.length !== count * AXES) {
    throw new TakeError('points', `${where}: ${points.length} values are not ${count} points.`);
  }
  if (!points.every(Number.isFinite)) {
    throw new TakeError('points', `${where}: a point is not a number.`);
  }
}
