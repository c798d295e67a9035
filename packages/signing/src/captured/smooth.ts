/**
 * Values of one channel over time with their jitter taken out: at each moment a parabola is laid through what is
 * near, the nearer the more it counts. A stroke's peak is as high as before; null is what was not found.
 */
export function smoothed(
  times: readonly number[],
  values: readonly (number | null)[],
  reachMs: number,
): (number | null)[] {
  return values.map((value, k) => (value === null ? null : fitted(times, values, k, reachMs)));
}

/** A parabola needs more points than it has numbers, or it goes through each one's jitter. */
const LEAST_POINTS = 4;

function fitted(
  times: readonly number[],
  values: readonly (number | null)[],
  at: number,
  reachMs: number,
): number {
  const now = times[at] ?? 0;
  // Sums of weight times powers of time, and of those times the value.
  const t = [0, 0, 0, 0, 0];
  const v = [0, 0, 0];
  let count = 0;
  for (let k = 0; k < times.length; k += 1) {
    const value = values[k];
    const off = ((times[k] ?? 0) - now) / reachMs;
    if (value === null || value === undefined || Math.abs(off) >= 1) continue;
    const weight = (1 - Math.abs(off) ** 3) ** 3;
    count += 1;
    for (let power = 0; power < 5; power += 1) {
      t[power] = (t[power] as number) + weight * off ** power;
      if (power < 3) v[power] = (v[power] as number) + weight * off ** power * value;
    }
  }
  const own = values[at] ?? 0;
  if (count < LEAST_POINTS) return own;
  const [t0, t1, t2, t3, t4] = t as [number, number, number, number, number];
  const [v0, v1, v2] = v as [number, number, number];
  const whole = t0 * (t2 * t4 - t3 * t3) - t1 * (t1 * t4 - t2 * t3) + t2 * (t1 * t3 - t2 * t2);
  if (Math.abs(whole) < 1e-9) return own;
  return (v0 * (t2 * t4 - t3 * t3) - t1 * (v1 * t4 - v2 * t3) + t2 * (v1 * t3 - v2 * t2)) / whole;
}

/** Takes out what jumps in one frame and is back in the next. */
export function withoutSpikes(values: readonly (number | null)[]): (number | null)[] {
  return values.map((value, k) => {
    const [before, after] = [values[k - 1] ?? null, values[k + 1] ?? null];
    if (value === null || before === null || after === null) return value;
    return Math.max(Math.min(before, value), Math.min(Math.max(before, value), after));
  });
}
