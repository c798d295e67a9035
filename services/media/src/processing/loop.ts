import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../log.js';
import type { Worker } from './worker.js';

const MAX_PAUSE_MS = 30_000;

type Options = {
  readonly worker: Worker;
  readonly log: Log;
  readonly pollMs: number;
  readonly concurrency: number;
};

/** Takes jobs until stopped. Looks again at once after a job, slower and slower after an error. */
export function startLoops({ worker, log, pollMs, concurrency }: Options) {
  const stop = new AbortController();
  const loop = async (): Promise<void> => {
    let errorPauseMs = pollMs;
    while (!stop.signal.aborted) {
      try {
        const outcome = await worker.runOnce(stop.signal);
        errorPauseMs = pollMs;
        if (outcome === null) await sleep(pollMs, stop.signal);
      } catch (error) {
        log.error({ err: error }, 'no job could be taken');
        await sleep(errorPauseMs, stop.signal);
        errorPauseMs = Math.min(errorPauseMs * 2, MAX_PAUSE_MS);
      }
    }
  };
  const loops = Array.from({ length: concurrency }, loop);
  return {
    /** Running jobs are given back; resolves when all is still. */
    stop: async (): Promise<void> => {
      stop.abort();
      await Promise.all(loops);
    },
  };
}

async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined);
}
