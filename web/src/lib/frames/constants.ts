export type FrameTiming = {
  readonly startDelayMs: number;
  readonly intervalMs: number;
  /** At most so many where the service says that it serves more than the interval gives. */
  readonly maxPerSecond?: number;
  /** The service's promise of points is kept to, and not that of pictures. */
  readonly isOfPoints?: true;
};

/** Spec sections 4 and 9: data-set creation waits a second, then sends every 550 ms. */
export const DATA_SET_TIMING = { startDelayMs: 1000, intervalMs: 550 } as const;
/** Spec sections 4 and 9: prediction sends every 500 ms; where each byte is paid for it stays so. */
export const SPARING_TIMING = { startDelayMs: 0, intervalMs: 500 } as const;
/** Points are small enough for any line. A message holds what was found since the one before it. */
export const POINTS_TIMING = { ...SPARING_TIMING, maxPerSecond: 4, isOfPoints: true } as const;
/** A sign that moves needs more: for a line that is not metered, or a person who asks for it. */
export const PREDICTION_TIMING = { ...SPARING_TIMING, maxPerSecond: 15 } as const;
