import type { CardState } from './events';

/** The signs that come again before the learner's day is over, the longest due first. */
export function dueToday(cards: ReadonlyMap<string, CardState>, now: Date): readonly string[] {
  const endMs = new Date(now).setHours(24, 0, 0, 0);
  return [...cards]
    .map(([sign, { due }]) => ({ sign, dueMs: Date.parse(due) }))
    .filter(({ dueMs }) => dueMs < endMs)
    .sort((a, b) => a.dueMs - b.dueMs)
    .map(({ sign }) => sign);
}
