import type { FrameTiming } from './constants';

/** One frame is in work and one waits (design, Frames). */
const MAX_OPEN = 2;
/** No service answers later than 600 ms after receipt: by then the frame was dropped. */
const FORGOTTEN_AFTER_MS = 1500;
/** How much one more answer changes what is known of the answer time. */
const NEW_SHARE = 0.2;

type OpenFrame = { readonly number: number; readonly at: number };

/** How one service keeps up with what it is sent. */
export type Pace = {
  /** What the service promised this connection last; null before it did. */
  readonly framesPerSecond: number | null;
  /** The same of points; null from a service that reads none. */
  readonly pointsPerSecond: number | null;
  /** From sending to answer, smoothed; null before the first. */
  readonly answerMs: number | null;
  /** Sent and not yet answered, oldest first. */
  readonly open: readonly OpenFrame[];
  readonly lastSentAt: number;
};

export const newPace: Pace = {
  framesPerSecond: null,
  pointsPerSecond: null,
  answerMs: null,
  open: [],
  lastSentAt: Number.NEGATIVE_INFINITY,
};

/** A connection is new: nothing of the one before is waited for. */
export const reconnected = ({ lastSentAt }: Pace): Pace => ({ ...newPace, lastSentAt });

/** Said again within a connection when others come or go, and each has another share. */
export const promised = (
  pace: Pace,
  framesPerSecond: number,
  pointsPerSecond: number | null = null,
): Pace => ({ ...pace, framesPerSecond, pointsPerSecond });

/** How long to wait from frame to frame: never longer than the screen's own interval. */
export function intervalOf(
  pace: Pace,
  { intervalMs, maxPerSecond, isOfPoints }: FrameTiming,
): number {
  const perSecond = isOfPoints ? pace.pointsPerSecond : pace.framesPerSecond;
  if (maxPerSecond === undefined || perSecond === null || pace.answerMs === null) {
    return intervalMs;
  }
  const fastest = 1000 / Math.min(maxPerSecond, perSecond);
  return Math.min(Math.max(fastest, pace.answerMs / MAX_OPEN), intervalMs);
}

/** In how many milliseconds the next frame is due. */
export function dueIn(pace: Pace, timing: FrameTiming, now: number): number {
  const open = pace.open.filter(({ at }) => now - at < FORGOTTEN_AFTER_MS);
  const interval = open.length >= MAX_OPEN ? timing.intervalMs : intervalOf(pace, timing);
  return pace.lastSentAt + interval - now;
}

export const frameSent = (pace: Pace, number: number, now: number): Pace => ({
  ...pace,
  open: [...pace.open.filter(({ at }) => now - at < FORGOTTEN_AFTER_MS), { number, at: now }],
  lastSentAt: now,
});

/** An answer ends the frames before it as well: a newer frame replaced them while they waited. */
export function frameAnswered(pace: Pace, number: number, now: number): Pace {
  const frame = pace.open.find((open) => open.number === number);
  if (!frame) return pace;
  const took = now - frame.at;
  const before = pace.answerMs ?? took;
  return {
    ...pace,
    answerMs: before + (took - before) * NEW_SHARE,
    open: pace.open.filter((open) => open.number > number),
  };
}
