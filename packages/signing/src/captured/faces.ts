import { bodyIndex, FACE_CHANNELS, STATE_SIZE } from '../face.js';
import type { FaceSpan } from '../face-track.js';
import { filledBetween } from './fill.js';
import type { SeenHead } from './head.js';
import { smoothed } from './smooth.js';
import type { TakenFrame } from './take.js';
import { quantile } from './view.js';

const PITCH = bodyIndex('headPitch');
const YAW = bodyIndex('headYaw');
const ROLL = bodyIndex('headRoll');

type Channel = (typeof FACE_CHANNELS)[number];

/** Within so long of a moment its jitter is taken out; lids are shut for a tenth of a second. */
const REACH_MS = { lids: 70, rest: 120 } as const;
/** Fewer pictures of hands that rest say little of the face at rest. */
const LEAST_RESTS = 3;
/** What a mesh trembles by at rest, and what of a shape is therefore none. */
const TREMBLES = 0.06;

/** Face and head of a take's frames from `first` to `last`, which come to pass from `startMs` on. */
export function takenFaces(
  frames: readonly TakenFrame[],
  head: SeenHead,
  {
    first,
    last,
    startMs,
  }: { readonly first: number; readonly last: number; readonly startMs: number },
): FaceSpan[] {
  const from = frames[first]?.atMs ?? 0;
  const handsRest = frames.map((_, k) => k < first || k > last);
  const shown = FACE_CHANNELS.map((name) => shownOf(frames, name, handsRest));
  return frames.slice(first, last + 1).map((frame, k) => {
    const state = new Float32Array(STATE_SIZE);
    shown.forEach((values, channel) => {
      state[channel] = values[first + k] ?? 0;
    });
    state[PITCH] = head.pitch[first + k] ?? 0;
    state[YAW] = head.yaw[first + k] ?? 0;
    state[ROLL] = head.roll[first + k] ?? 0;
    const before = frames[first + k - 1]?.atMs;
    const easeMs = k === 0 || before === undefined ? startMs : frame.atMs - before;
    // A state is reached at its own moment, not begun at it.
    return {
      startMs: startMs + frame.atMs - from - easeMs,
      easeMs: Math.max(1, easeMs),
      state,
      isTaken: true,
    };
  });
}

/**
 * One shape over the take, 0 to 1, without what the person's face shows of it while their hands rest. Over all of a
 * take it may well ask something; where hands are never seen at rest it is the middle of all that stands for rest.
 */
function shownOf(
  frames: readonly TakenFrame[],
  name: Channel,
  handsRest: readonly boolean[],
): readonly number[] {
  const times = frames.map(({ atMs }) => atMs);
  const told = frames.map(({ face }) => face?.[name] ?? null);
  if (told.every((value) => value === null)) return [];
  const reachMs = /^eye(?:Blink|Squint|Wide)/.test(name) ? REACH_MS.lids : REACH_MS.rest;
  const values = filledBetween(times, smoothed(times, told, reachMs));
  const rests = values.filter((_, k) => handsRest[k] && told[k] !== null);
  const rest = quantile(rests.length >= LEAST_RESTS ? rests : values, 0.5);
  return values.map((value) =>
    Math.min(1, Math.max(0, (value - rest - TREMBLES) / (1 - TREMBLES))),
  );
}
