/** Calls at once and then again an interval after each end, until stopped. */
export function startSchedule(
  run: () => Promise<void>,
  intervalMs: number,
): { readonly stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const round = async (): Promise<void> => {
    await run();
    if (!isStopped) timer = setTimeout(start, intervalMs);
  };
  let running = round();
  function start(): void {
    running = round();
  }
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
