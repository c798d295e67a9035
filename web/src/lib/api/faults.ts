import { useSyncExternalStore } from 'react';

/** A failure of ours. By its number we find its lines in the log, and its trace. */
type Fault = { readonly id: string; readonly part: string; readonly at: number };

/** What is said about a failure is said at once. */
const AT_ONCE_MS = 1_000;

let latest: Fault | null = null;
const listeners = new Set<() => void>();

/** A part has answered: with a fault of this number, or well. */
export function noteOutcome(part: string, id: string | undefined): void {
  if (id === undefined && latest?.part !== part) return;
  latest = id === undefined ? null : { id, part, at: performance.now() };
  for (const listener of listeners) listener();
}

/** The number of the fault that has just been. */
export const faultJustNow = (): string | undefined =>
  latest !== null && performance.now() - latest.at < AT_ONCE_MS ? latest.id : undefined;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The number of the last fault, until its part answers well. */
export const useFault = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => latest?.id,
    () => undefined,
  );
