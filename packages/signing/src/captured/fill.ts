/**
 * Values over time with what is missing put between what is there, evenly; before the first and after the last
 * they stay as they are there. All 0 where there is none.
 */
export function filledBetween(
  times: readonly number[],
  values: readonly (number | null)[],
): number[] {
  const known = values.flatMap((value, k) => (value === null ? [] : [k]));
  return values.map((value, k) => {
    if (value !== null) return value;
    const before = known.findLast((at) => at < k);
    const after = known.find((at) => at > k);
    if (before === undefined || after === undefined) return values[before ?? after ?? -1] ?? 0;
    const [from, to] = [times[before] ?? 0, times[after] ?? 0];
    const share = ((times[k] ?? 0) - from) / (to - from);
    return (values[before] ?? 0) * (1 - share) + (values[after] ?? 0) * share;
  });
}
