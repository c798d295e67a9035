import { useSyncExternalStore } from 'react';

/** What browsers with the Network Information API tell of the line; each part may be missing. */
type LineInformation = {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
};
type Connection = LineInformation & EventTarget;

const SLOW = ['slow-2g', '2g', '3g'];

/**
 * Whether each byte counts: somebody asked to save data, pays for it, or has a slow line. A phone that
 * tells nothing may be away from its home network.
 */
export function isMetered(line: LineInformation | undefined, isPhone: boolean): boolean {
  if (line === undefined) return isPhone;
  return (
    line.saveData === true || line.type === 'cellular' || SLOW.includes(line.effectiveType ?? '')
  );
}

const lineNow = (): Connection | undefined =>
  (navigator as { readonly connection?: Connection }).connection;

/** Of this device, at this moment. */
export const isLineMetered = (): boolean =>
  isMetered(lineNow(), window.matchMedia('(pointer: coarse)').matches);

/** Follows the line of this device. */
export const useMeteredLine = (): boolean =>
  useSyncExternalStore(subscribe, isLineMetered, () => false);

function subscribe(listener: () => void): () => void {
  const line = lineNow();
  line?.addEventListener('change', listener);
  return () => line?.removeEventListener('change', listener);
}
