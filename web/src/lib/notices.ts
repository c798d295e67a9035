import { useSyncExternalStore } from 'react';

/** What a toast said, kept so that a screen can repeat it in its place. */
export type Notice = {
  readonly kind: 'blank' | 'error' | 'success' | 'loading' | 'custom';
  readonly text: string;
  /** Which form or list it is about; without one it is about the screen. */
  readonly place?: string | undefined;
  /** The number of the fault that it is about. */
  readonly fault?: string | undefined;
};

let latest: Notice | null = null;
const listeners = new Set<() => void>();

export function publishNotice(notice: Notice | null): void {
  latest = notice;
  for (const listener of listeners) listener();
}

/** Takes the notice away with the place that it is about. */
export function forgetNotice(place: string | undefined): void {
  if (latest?.place === place) publishNotice(null);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The text of the last toast, until the next one or another screen. */
export const useLatestNotice = (): Notice | null =>
  useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
