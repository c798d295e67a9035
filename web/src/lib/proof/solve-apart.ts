import type { Challenge } from 'altcha-lib/types';

/** Solves in a worker, so that the page goes on moving. */
export async function solveApart(challenge: Challenge): Promise<string> {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  try {
    const solved = await new Promise<string | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('the solver failed')));
      worker.postMessage(challenge);
    });
    if (solved === null) throw new Error('the challenge ended before it was solved');
    return solved;
  } finally {
    worker.terminate();
  }
}
