import type { components } from '@isl/contracts/media';
import type { TimelineEntry } from './timeline';

export type Trim = components['schemas']['Trim'];

/** The least that is left of a take (contract, Trim). */
const LEAST_MS = 500;

/** The part between two moments of a take; null for the whole. What was moved last gives way. */
export function trimOf({ fromMs, toMs }: Trim, moved: keyof Trim, lengthMs: number): Trim | null {
  const from = moved === 'fromMs' ? Math.min(fromMs, toMs - LEAST_MS) : fromMs;
  const to = moved === 'toMs' ? Math.max(toMs, fromMs + LEAST_MS) : toMs;
  const part = { fromMs: Math.max(0, Math.round(from)), toMs: Math.min(lengthMs, Math.round(to)) };
  return part.fromMs === 0 && part.toMs === lengthMs ? null : part;
}

/** What lies before a moment; null where that is no take. */
export const upTo = (ms: number, lengthMs: number): Trim | null =>
  ms < LEAST_MS || ms >= lengthMs ? null : { fromMs: 0, toMs: Math.round(ms) };

/** What was read within a part, from the part's own first picture. */
export const entriesWithin = (
  entries: readonly TimelineEntry[],
  { fromMs, toMs }: Trim,
): TimelineEntry[] =>
  entries
    .filter(({ ms }) => ms >= fromMs && ms <= toMs)
    .map((entry) => ({ ...entry, ms: entry.ms - fromMs }));
