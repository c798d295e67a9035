import type { CardState } from '../../lib/progress/events';

/** What is due first, then what was never asked, then what is still remembered. */
export function inPracticeOrder(
  signs: readonly string[],
  cards: ReadonlyMap<string, CardState>,
  now: Date,
): readonly string[] {
  const nowMs = now.getTime();
  const rank = (sign: string): number => {
    const due = cards.get(sign)?.due;
    if (due === undefined) return nowMs;
    return Date.parse(due);
  };
  return [...signs].sort((a, b) => rank(a) - rank(b));
}
