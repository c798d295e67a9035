export type Sample = { readonly hours: number; readonly value: number };

/** By least squares: how much more an hour, and the standard error of that. */
export function slopeOf(samples: readonly Sample[]): { slope: number; error: number } {
  const count = samples.length;
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / count;
  const [x, y] = [mean(({ hours }) => hours), mean(({ value }) => value)];
  const spread = samples.reduce((sum, { hours }) => sum + (hours - x) ** 2, 0);
  const slope =
    samples.reduce((sum, { hours, value }) => sum + (hours - x) * (value - y), 0) / spread;
  const rest = samples.reduce(
    (sum, { hours, value }) => sum + (value - y - slope * (hours - x)) ** 2,
    0,
  );
  return { slope, error: Math.sqrt(rest / Math.max(1, count - 2) / spread) };
}

/** The medians of so many stretches of equal length: what jumps up and is given back does not count. */
export function mediansOf(samples: readonly Sample[], stretches: number): Sample[] {
  const first = samples[0]?.hours ?? 0;
  const last = samples.at(-1)?.hours ?? 0;
  const length = (last - first) / stretches || 1;
  return Array.from({ length: stretches }, (_, index) => {
    const within = samples.filter(
      ({ hours }) => Math.min(stretches - 1, Math.floor((hours - first) / length)) === index,
    );
    const values = within.map(({ value }) => value).sort((a, b) => a - b);
    return {
      hours: first + (index + 0.5) * length,
      value: values[values.length >> 1] ?? Number.NaN,
    };
  }).filter(({ value }) => !Number.isNaN(value));
}
