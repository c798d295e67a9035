import type { ErasuresService } from './erasures.service.js';

const INTERVAL_MS = 15_000;

/** Carries erasures on in the background; one that fails is tried again later. */
export function startErasing(
  { runDue }: Pick<ErasuresService, 'runDue'>,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const runOnce = (): void => {
    running = running.then(runDue).then(() => undefined, onError);
  };
  runOnce();
  const timer = setInterval(runOnce, INTERVAL_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
