import type { NonManual } from '@isl/lexicon/form';
import { FACE_CHANNELS, visemesOf } from '../face.js';

/** A word that the mouth says along with a sign. */
export type Said = {
  readonly startMs: number;
  readonly stepMs: number;
  readonly visemes: readonly Float32Array[];
};

/** A mouth begins a little before the hands are where they sign. */
const LEAD_MS = 120;
/** Unhurried, and as quick as a sign may make it. */
const STEP_MS = { longest: 150, shortest: 70 } as const;
/** Beside hands a word is said small. */
const SIZE = 0.7;

/** Whether a face has something of its own for the mouth to do. */
export const keepsItsMouth = ({ mouth, mouthing, cheeks }: NonManual): boolean =>
  mouthing !== undefined || isSet(mouth) || isSet(cheeks);

const isSet = (value: string | undefined): boolean => value !== undefined && value !== 'neutral';

/** The word's place in time, from when the hands have come to when they leave; too long a one ends early. */
export const saidAlong = (mouthing: string, arrivalMs: number, endMs: number): Said => {
  const startMs = Math.max(0, arrivalMs - LEAD_MS);
  const all = visemesOf(mouthing);
  const fitting = Math.max(1, Math.floor((endMs - startMs) / STEP_MS.shortest));
  const visemes = all.slice(0, fitting);
  const stepMs = Math.min(STEP_MS.longest, (endMs - startMs) / visemes.length);
  return { startMs, stepMs, visemes };
};

/** Puts what is said at a moment on a face: each shape grows out of the one before it. Makes nothing. */
export const mouthAt = (said: readonly Said[], tMs: number, face: Float32Array): void => {
  for (let k = 0; k < said.length; k += 1) {
    const { startMs, stepMs, visemes } = said[k] as Said;
    if (startMs - stepMs > tMs) return;
    // Where the first shape is whole is 0; each is gone where the next one is whole.
    const at = (tMs - startMs) / stepMs - 0.5;
    if (at >= visemes.length) continue;
    const before = Math.floor(at);
    const share = at - before;
    const grown = share * share * (3 - 2 * share);
    add(face, visemes[before], 1 - grown);
    add(face, visemes[before + 1], grown);
  }
};

const add = (face: Float32Array, viseme: Float32Array | undefined, share: number): void => {
  if (viseme === undefined) return;
  for (let channel = 0; channel < FACE_CHANNELS.length; channel += 1) {
    const value = (face[channel] as number) + SIZE * share * (viseme[channel] as number);
    face[channel] = Math.min(1, value);
  }
};
