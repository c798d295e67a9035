import { describe, expect, it } from 'vitest';
import { localDay, streakOf } from '../../src/lib/progress/streak';

const november = (...days: readonly number[]): string[] =>
  days.map((day) => `2026-11-${String(day).padStart(2, '0')}`);

describe('days in a row', () => {
  it('are none where nobody has learnt yet', () => {
    expect(streakOf([], '2026-11-25')).toBe(0);
  });

  it('count today, and do not end while today may still come', () => {
    expect(streakOf(november(23, 24, 25), '2026-11-25')).toBe(3);
    expect(streakOf(november(23, 24), '2026-11-25')).toBe(2);
  });

  it('forgive one day a week, which counts for nothing', () => {
    expect(streakOf(november(21, 22, 24, 25), '2026-11-25')).toBe(4);
    expect(streakOf(november(14, 15, 17, 18, 19, 20, 21, 22, 24, 25), '2026-11-25')).toBe(10);
  });

  it('end at a second missed day within a week', () => {
    expect(streakOf(november(19, 20, 22, 24, 25), '2026-11-25')).toBe(3);
    expect(streakOf(november(20, 21, 24, 25), '2026-11-25')).toBe(2);
  });

  it('go on over the end of a month and a change of the clocks', () => {
    expect(streakOf(['2026-10-24', '2026-10-25', '2026-10-26'], '2026-10-26')).toBe(3);
    expect(streakOf(['2026-02-28', '2026-03-01'], '2026-03-01')).toBe(2);
  });

  it('are dates where the learner is', () => {
    expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
