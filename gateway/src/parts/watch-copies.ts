import { every, type Repeating } from '@isl/service-kit/every';
import { askReady } from './part-states.js';
import type { Upstreams } from './upstreams.js';

/** Less than a copy serves on (DRAIN_SECONDS) after it was told to stop. */
const EVERY_MS = 1_000;

/** Spares a copy that says it is not ready, as one that stops does, before a request would find it gone. */
export function watchCopies(urls: readonly string[], upstreams: Upstreams): Repeating {
  const look = async (url: string): Promise<void> => {
    try {
      await askReady(url);
      upstreams.recovered(url);
    } catch (error) {
      // Who only takes its time may have much to do, as we ourselves.
      if ((error as Error).name !== 'TimeoutError') upstreams.spare(url);
    }
  };
  return every(
    EVERY_MS,
    () => Promise.all(urls.map(look)),
    () => undefined,
  );
}
