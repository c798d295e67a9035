/** From 0 to 1 between two numbers, without a corner. */
export const rise = (value: number, from: number, to: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

export const within = (value: number, most: number): number =>
  Math.min(most, Math.max(-most, value));
