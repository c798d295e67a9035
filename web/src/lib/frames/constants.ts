export type FrameTiming = {
  readonly startDelayMs: number;
  readonly intervalMs: number;
  /** At most so many where the service says that it serves more than the interval gives. */
  readonly maxPerSecond?: number;
};

/** Spec sections 4 and 9: data-set creation waits a second, then sends every 550 ms. */
export const DATA_SET_TIMING = { startDelayMs: 1000, intervalMs: 550 } as const;
/** Spec sections 4 and 9: prediction sends every 500 ms; a sign that moves needs more. */
export const PREDICTION_TIMING = { startDelayMs: 0, intervalMs: 500, maxPerSecond: 15 } as const;
