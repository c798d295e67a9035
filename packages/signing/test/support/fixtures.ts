import { readFileSync } from 'node:fs';
import { loadForms } from '@isl/lexicon';
import type { Form } from '@isl/lexicon/form';
import { createRig, type Rig, type RigJson } from '../../src/index.js';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as unknown;

export const aRig = (figure: 'woman' | 'man' = 'woman'): Rig =>
  createRig(read(`../../rig/${figure}.json`) as RigJson);

export const aForm = (id: string): Form => read(`../../../lexicon/forms/${id}.json`) as Form;

export const LEXICON = new URL('../../../lexicon', import.meta.url).pathname;

/** Every form of the lexicon. */
export const allForms = (): readonly Form[] => loadForms(LEXICON);

/** A form with one segment, for what no letter does. */
export const formOf = (...segments: readonly Form['segments'][number][]): Form => ({
  ...aForm('letter-i-v2'),
  segments: segments as unknown as Form['segments'],
});

/** Where a joint is in positions that `jointPositions` filled. */
export const jointAt = (rig: Rig, positions: Float32Array, name: string): number[] => {
  const at = rig.indexOf(name) * 3;
  return [...positions.subarray(at, at + 3)];
};

export const distance = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot(...a.map((value, k) => value - (b[k] ?? 0)));
