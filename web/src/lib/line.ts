/** How what waits on this device is sent: one tab at a time, later and later, at once when the line is back. */
const LONGEST_DELAY_MS = 60_000;
const FIRST_DELAY_MS = 2_000;

/** Twice as long each time, and not for all at the same moment. */
export const delay = (failures: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS) * (0.75 + Math.random() / 2);

/**
 * Runs a task while no other tab has this name. Web locks need a secure context; elsewhere tabs may
 * send the same at once, which the server counts once.
 */
export const exclusively =
  (name: string) =>
  async (task: () => Promise<void>): Promise<void> => {
    if (!('locks' in navigator)) return task();
    await navigator.locks.request(name, task);
  };

/** So long, or until the browser has a line again. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });
}
