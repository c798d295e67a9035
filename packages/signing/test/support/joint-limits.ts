import fc from 'fast-check';
import { aRig } from './fixtures.js';

export const rigs = [aRig('woman'), aRig('man')] as const;

export const aFigure = fc.constantFrom(...rigs);

/** Degrees by which single precision may miss. */
export const ROUNDING = 0.2;

export const moments = (durationMs: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, k) => (durationMs * k) / count);
