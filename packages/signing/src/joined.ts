import type { Sequence, Stop } from './sequence.js';

/** A row of signs, and when the parts of each are reached. */
export type Row = Sequence & { readonly stops: readonly Pick<Stop, 'index' | 'atMs'>[] };

/** Rows one after another; each goes from rest to rest. Marks and stops count through all of them. */
export function joined(rows: readonly Row[]): Row {
  let items = 0;
  let now = 0;
  const placed = rows.map((row) => {
    const place = { row, startMs: now, first: items };
    now += row.durationMs;
    items += row.marks.length;
    return place;
  });
  const at = (tMs: number): (typeof placed)[number] | undefined =>
    placed.findLast(({ startMs }) => startMs <= tMs) ?? placed[0];
  return {
    durationMs: now,
    marks: placed.flatMap(({ row, startMs, first }) =>
      row.marks.map((mark) => ({
        ...mark,
        index: first + mark.index,
        startMs: startMs + mark.startMs,
        endMs: startMs + mark.endMs,
        stillMs: startMs + mark.stillMs,
      })),
    ),
    stops: placed.flatMap(({ row, startMs, first }) =>
      row.stops.map(({ index, atMs }) => ({ index: first + index, atMs: startMs + atMs })),
    ),
    sample: (tMs, pose) => {
      const place = at(tMs);
      place?.row.sample(tMs - place.startMs, pose);
    },
    live: (tMs, lifeMs, pose) => {
      const place = at(tMs);
      place?.row.live(tMs - place.startMs, lifeMs, pose);
    },
  };
}
