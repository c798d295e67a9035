import { EMOTIONS, type Emotion } from '@isl/contracts/vocabulary';
import type { TimelineEntry } from '../api';

/** From one moment to another the same was read. */
export type Band = { readonly fromMs: number; readonly toMs: number; readonly value: string };
export type Curve = {
  readonly emotion: Emotion;
  readonly points: ReadonlyArray<{ readonly ms: number; readonly score: number }>;
};

/** What `read` finds over time; an entry holds until the next one, and nothing read is a gap. */
export function bandsOf(
  entries: readonly TimelineEntry[],
  lengthMs: number,
  read: (entry: TimelineEntry) => string | undefined,
): readonly Band[] {
  const bands: Band[] = [];
  for (const [index, entry] of entries.entries()) {
    const value = read(entry);
    const toMs = entries[index + 1]?.ms ?? lengthMs;
    const last = bands.at(-1);
    if (value === undefined) continue;
    if (last?.value === value && last.toMs === entry.ms) bands.splice(-1, 1, { ...last, toMs });
    else bands.push({ fromMs: entry.ms, toMs, value });
  }
  return bands;
}

/** The score of each feeling that was ever read. */
export function curvesOf(entries: readonly TimelineEntry[]): readonly Curve[] {
  return EMOTIONS.flatMap((emotion) => {
    const points = entries.flatMap(({ ms, scores }) => {
      const score = scores?.[emotion];
      return score === undefined ? [] : [{ ms, score }];
    });
    return points.length > 0 ? [{ emotion, points }] : [];
  });
}

/** What of the face was read at all, in the order in which it first was. */
export function channelsOf(entries: readonly TimelineEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ face }) => Object.keys(face ?? {})))];
}
