import type { NonManual } from '@isl/lexicon/form';
import { FACE_CHANNELS, STATE_SIZE, type Swing, stateOf, swingsOf, visemesOf } from './face.js';
import { minimumJerk } from './motion.js';

const FACE_EASE_MS = 260;
const VISEME_EASE_MS = 140;

/** What the face comes to, and how long it takes there. */
export type FaceSpan = {
  readonly startMs: number;
  readonly easeMs: number;
  readonly state: Float32Array;
  /** One of many taken of a person: the way from one to the next has no rest at its ends. */
  readonly isTaken?: true;
};

/** Adds what a sign's face does from `startMs` to `endMs`. */
export const paintFace = (
  faces: FaceSpan[],
  swings: Swing[],
  nmf: NonManual,
  startMs: number,
  endMs: number,
): void => {
  const state = stateOf(nmf);
  const visemes = nmf.mouthing === undefined ? [] : visemesOf(nmf.mouthing);
  if (visemes.length === 0) {
    faces.push({ startMs, easeMs: Math.min(FACE_EASE_MS, (endMs - startMs) / 2), state });
  }
  visemes.forEach((viseme, k) => {
    const step = (endMs - startMs) / visemes.length;
    // The first one comes from whatever the face, head and body did before.
    const easeMs = Math.min(k === 0 ? FACE_EASE_MS : VISEME_EASE_MS, step * 0.8);
    faces.push({ startMs: startMs + k * step, easeMs, state: spoken(state, viseme) });
  });
  for (const swing of swingsOf(nmf, startMs, endMs)) {
    const last = swings.findLastIndex(({ channel }) => channel === swing.channel);
    const before = swings[last];
    // What goes on over several signs is one movement; what is done once is done with the last of them.
    const goesOn =
      before !== undefined &&
      before.endMs >= startMs - 1 &&
      before.degrees === swing.degrees &&
      before.hertz === swing.hertz;
    if (goesOn) swings[last] = swing.once ? swing : { ...before, endMs };
    else swings.push(swing);
  }
};

/** What the mouth says goes over what the face shows; head and body do not speak. */
const spoken = (state: Float32Array, viseme: Float32Array): Float32Array =>
  state.map((value, channel) =>
    channel < FACE_CHANNELS.length ? Math.min(1.2, value) + (viseme[channel] ?? 0) : value,
  );

/** Fills `state` with face and body at `tMs`. */
export const paintState = (
  state: Float32Array,
  faces: readonly FaceSpan[],
  swings: readonly Swing[],
  tMs: number,
): void => {
  let current = 0;
  while (current + 1 < faces.length && (faces[current + 1] as FaceSpan).startMs <= tMs)
    current += 1;
  const { startMs, easeMs, state: to, isTaken } = faces[current] as FaceSpan;
  const from = (faces[Math.max(0, current - 1)] as FaceSpan).state;
  const gone = Math.min(1, Math.max(0, (tMs - startMs) / easeMs));
  const share = isTaken ? gone : minimumJerk(gone);
  for (let k = 0; k < STATE_SIZE; k += 1) {
    const start = from[k] as number;
    state[k] = start + ((to[k] as number) - start) * share;
  }
  for (let k = 0; k < swings.length; k += 1) {
    const { channel, degrees, hertz, once, startMs: begin, endMs: end } = swings[k] as Swing;
    if (tMs <= begin || tMs >= end) continue;
    const part = (tMs - begin) / (end - begin);
    const soft = minimumJerk(Math.min(1, Math.min(tMs - begin, end - tMs) / 200));
    const wave = once
      ? Math.sin(Math.PI * part) ** 2
      : Math.sin((2 * Math.PI * hertz * (tMs - begin)) / 1000) * soft;
    state[channel] = (state[channel] as number) + degrees * wave;
  }
};
