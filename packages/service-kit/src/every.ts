export type Repeating = {
  /** Ends the repetition, after the run that is going on. */
  readonly stop: () => Promise<void>;
};

/** Runs work at once and again an interval after each end; an error is reported and the next run comes. */
export function every(
  intervalMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Repeating {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
    if (!isStopped) timer = setTimeout(start, intervalMs);
  };
  let running = run();
  function start(): void {
    running = run();
  }
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
