import { bodyIndex, FACE_CHANNELS, STATE_SIZE } from '../face.js';
import type { FaceSpan } from '../face-track.js';
import type { SeenHead } from './head.js';
import type { TakenFrame } from './take.js';

const PITCH = bodyIndex('headPitch');
const YAW = bodyIndex('headYaw');
const ROLL = bodyIndex('headRoll');

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
  let face: TakenFrame['face'] = null;
  return frames.slice(first, last + 1).map((frame, k) => {
    face = frame.face ?? face;
    const state = new Float32Array(STATE_SIZE);
    FACE_CHANNELS.forEach((name, channel) => {
      state[channel] = Math.min(1, Math.max(0, face?.[name] ?? 0));
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
