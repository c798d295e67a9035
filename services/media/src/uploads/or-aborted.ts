/**
 * The work's result, or the signal's reason if that comes first. It leaves no listener behind:
 * racing many promises against one long-lived one would keep every result until the end.
 */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    const letGo = (): void => signal.removeEventListener('abort', stop);
    work.then(
      (value) => {
        letGo();
        resolve(value);
      },
      (error: unknown) => {
        letGo();
        reject(error);
      },
    );
  });
}

/** The items as they come; ends with the signal's reason when it is aborted meanwhile. */
export async function* untilAborted<T>(
  source: AsyncIterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const items = source[Symbol.asyncIterator]();
  for (;;) {
    const step = await orAborted(items.next(), signal);
    if (step.done) return;
    yield step.value;
  }
}
