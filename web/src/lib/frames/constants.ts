/** Spec sections 4 and 9: data-set creation waits a second, then sends every 550 ms. */
export const DATA_SET_TIMING = { startDelayMs: 1000, intervalMs: 550 } as const;
/** Spec sections 4 and 9: prediction sends every 500 ms. */
export const PREDICTION_TIMING = { startDelayMs: 0, intervalMs: 500 } as const;
