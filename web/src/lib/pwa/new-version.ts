/** Whether a newer version of the app waits to be shown, and how it is told to begin. */
let begin: (() => void) | null = null;
const listeners = new Set<() => void>();

export const newVersion = {
  isWaiting: (): boolean => begin !== null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Leaves the old version; the page is loaded anew. */
  show: (): void => begin?.(),
  /** Until it is offered again. */
  put: (start: (() => void) | null): void => {
    begin = start;
    for (const listener of listeners) listener();
  },
} as const;
