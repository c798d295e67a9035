/** One day in seven may be missed. */
const FORGIVEN_EVERY_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The date of a moment where the learner is, as YYYY-MM-DD. */
export function localDay(moment: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
}

/** Dates as whole days, which no clock change makes longer or shorter. */
const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/**
 * On how many days somebody has learnt in a row. Today may still come; besides it one day in any seven
 * is forgiven, and counts for nothing.
 */
export function streakOf(days: readonly string[], today: string): number {
  const learnt = new Set(days.map(dayNumber));
  const now = dayNumber(today);
  const first = Math.min(...learnt);
  let count = 0;
  let forgiven = Number.POSITIVE_INFINITY;
  for (let day = now; day >= first; day -= 1) {
    if (learnt.has(day)) count += 1;
    else if (day === now) continue;
    else if (forgiven - day >= FORGIVEN_EVERY_DAYS) forgiven = day;
    else break;
  }
  return count;
}
