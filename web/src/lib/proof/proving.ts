import { useSyncExternalStore } from 'react';
import { solveProof } from './proof';

let running = 0;
const listeners = new Set<() => void>();

function runningChanged(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** As `solveProof`, and screens can say so meanwhile. */
export async function solveVisibly(level: string | null): Promise<string> {
  runningChanged(1);
  try {
    return await solveProof(level);
  } finally {
    runningChanged(-1);
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a proof of work is being solved. */
export const useIsProving = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
