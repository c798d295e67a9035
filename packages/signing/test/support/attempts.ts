import type { Form } from '@isl/lexicon/form';
import { type MeasuredForm, measureForm, seenPoints } from '../../src/attempt/measured-form.js';
import type { SeenPoints } from '../../src/attempt/points.js';
import { FRAMES_PER_SECOND, POINTS, recordSign } from '../../src/clips/index.js';
import { figures } from './clips.js';
import { aForm, aRig } from './fixtures.js';

/** So many pictures a second a page sends on a good line. */
const RATE = 10;

export const measured = (form: Form | string): MeasuredForm =>
  measureForm(typeof form === 'string' ? aForm(form) : form, aRig());

export type Attempt = { readonly isLeftHanded: boolean; readonly pictures: SeenPoints[] };

/** Somebody of a body, a manner and a camera of their own signs the form as a learner does, slowly, from rest to rest. */
export function attempt(form: Form | string, seed: string): Attempt {
  const signed = typeof form === 'string' ? aForm(form) : form;
  const source = { figures, split: 'training', seed, isAlone: true, pace: 'written' } as const;
  const { clip, points } = recordSign(source, signed, [signed]);
  const step = FRAMES_PER_SECOND / RATE;
  const pictures = Array.from({ length: Math.floor(clip.frames / step) }, (_, k) => {
    const values = points.subarray(k * step * POINTS * 3, (k * step + 1) * POINTS * 3);
    return seenPoints(values, (k * 1000) / RATE);
  });
  return { isLeftHanded: clip.isLeftHanded, pictures };
}

/** The form with another dominant hand in each of its segments. */
export const changed = (
  id: string,
  change: (hand: NonNullable<Form['segments'][number]['D']>) => object,
): Form => {
  const form = aForm(id);
  const segments = form.segments.map((segment) => ({
    ...segment,
    ...(segment.D && { D: { ...segment.D, ...change(segment.D) } }),
  }));
  return { ...form, segments: segments as unknown as Form['segments'] };
};
