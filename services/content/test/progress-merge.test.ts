import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Learnt, merge, NOTHING_LEARNT, type ProgressEvent } from '../src/progress/merge.js';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DAY_MS = 86_400_000;
const STATE = {
  ...{ due: '2026-11-21T10:00:00.000Z', stability: 1, difficulty: 1, elapsed_days: 0 },
  ...{ scheduled_days: 1, learning_steps: 0, reps: 1, lapses: 0, state: 1 },
};

/** Few cards, lessons and moments, so that events meet; some clocks are far ahead. */
const at = fc.oneof(
  fc.integer({ min: NOW - 5, max: NOW }),
  fc.integer({ min: NOW + 2 * DAY_MS, max: NOW + 900 * DAY_MS }),
);
const few = (...names: string[]) => fc.constantFrom(...names);
const event: fc.Arbitrary<ProgressEvent> = fc.oneof(
  fc.record({
    ...{
      id: fc.uuid(),
      at,
      kind: fc.constant('card' as const),
      card: few('a', 'b', 'constructor'),
    },
    state: fc.nat(9).map((reps) => ({ ...STATE, reps })),
  }),
  fc.record({
    ...{ id: fc.uuid(), at, kind: fc.constant('lesson' as const), lesson: few('l-1', 'l-2') },
    ...{ step: fc.nat(6), done: fc.boolean() },
  }),
  fc.record({
    ...{ id: fc.uuid(), at, kind: fc.constant('list' as const), list: few('x', 'y') },
    ...{ name: few('one', 'two'), signs: fc.array(few('s', 't')), removed: fc.boolean() },
  }),
  fc.record({
    ...{ id: fc.uuid(), at, kind: fc.constant('day' as const) },
    day: few('2026-11-18', '2026-11-20', '2026-11-21', '2030-01-01'),
  }),
);
const events = fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 30 });

const batches = (learnt: Learnt, ...each: readonly (readonly ProgressEvent[])[]): Learnt =>
  each.reduce((known, batch) => merge(known, batch, NOW), learnt);

describe('merging', () => {
  it('gives the same in any order, with any repeats, in any split among devices', () => {
    const sendings = events.chain((all) =>
      fc.record({
        all: fc.constant(all),
        sent: fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
        cuts: fc.array(fc.nat(all.length * 2), { maxLength: 4 }),
      }),
    );
    fc.assert(
      fc.property(sendings, ({ all, sent, cuts }) => {
        const edges = [0, ...[...cuts].sort((a, b) => a - b), sent.length];
        const split = edges.slice(1).map((end, n) => sent.slice(edges[n], end));

        expect(batches(NOTHING_LEARNT, ...split)).toEqual(merge(NOTHING_LEARNT, all, NOW));
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same when everything is sent again later', () => {
    fc.assert(
      fc.property(events, fc.integer({ min: 0, max: 400 * DAY_MS }), (all, later) => {
        const learnt = merge(NOTHING_LEARNT, all, NOW);

        expect(merge(learnt, all, NOW + later)).toEqual(learnt);
      }),
      { numRuns: 200 },
    );
  });

  it('loses no card, lesson, list or day', () => {
    fc.assert(
      fc.property(events, (all) => {
        const { cards, lessons, lists } = merge(NOTHING_LEARNT, all, NOW);
        const names = (key: 'card' | 'lesson' | 'list') =>
          new Set(all.flatMap((one) => (one.kind === key ? [(one as never)[key] as string] : [])));

        expect(new Set(cards.map(({ card }) => card))).toEqual(names('card'));
        expect(new Set(lessons.map(({ lesson }) => lesson))).toEqual(names('lesson'));
        expect(new Set(lists.map(({ list }) => list))).toEqual(names('list'));
      }),
    );
  });

  it('remembers the newest 1,000 lists that were removed', () => {
    const removals = Array.from({ length: 1_001 }, (_, n) => ({
      ...{ id: `id-${n}`, at: NOW - n, kind: 'list' as const, list: `list-${n}` },
      ...{ name: 'x', signs: [], removed: true },
    }));
    const { lists } = merge(NOTHING_LEARNT, removals, NOW);

    expect(lists).toHaveLength(1_000);
    expect(lists.map(({ list }) => list)).not.toContain('list-1000');
  });
});
