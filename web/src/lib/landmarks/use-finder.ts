import bytesOf from 'virtual:landmark-bytes';
import type { Find, Finder } from '@isl/page-kit/landmarks';
import { networksFor } from '@isl/page-kit/landmarks/found';
import { useCallback, useEffect, useState } from 'react';
import { log } from '../log';
import type { OpenFinder } from './open-finder';

export type FinderState =
  | { readonly name: 'off' | 'failed' }
  /** `share` of the bytes that are here, 0 to 1. */
  | { readonly name: 'loading'; readonly share: number }
  | { readonly name: 'ready'; readonly finder: Finder };

const OFF: FinderState = { name: 'off' };
const LOADING: FinderState = { name: 'loading', share: 0 };

/** How much is fetched once to find these. */
export const bytesToFind = (finds: readonly Find[]): number =>
  networksFor(finds).reduce((sum, one) => sum + bytesOf[one], finds.length > 0 ? bytesOf.wasm : 0);

/** Finds on this device what is asked for, as long as it is asked for; nothing is fetched before. */
export function useFinder(
  finds: readonly Find[],
  open: OpenFinder,
): { readonly state: FinderState; readonly retry: () => void } {
  const [state, setState] = useState<FinderState>(OFF);
  const [tries, setTries] = useState(0);
  const wanted = finds.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more where it is asked for
  useEffect(() => {
    if (wanted === '') return;
    const names = wanted.split(' ') as Find[];
    const left = new AbortController();
    const total = bytesToFind(names);
    let loaded = 0;
    let finder: Finder | null = null;
    setState(LOADING);
    const onLoaded = (bytes: number): void => {
      loaded += bytes;
      if (!left.signal.aborted) setState({ name: 'loading', share: Math.min(1, loaded / total) });
    };
    void open(names, onLoaded, left.signal).then(
      (opened) => {
        finder = opened;
        if (left.signal.aborted) opened.close();
        else setState({ name: 'ready', finder: opened });
      },
      (error: unknown) => {
        if (left.signal.aborted) return;
        log.error('landmarks cannot be found on this device', error);
        setState({ name: 'failed' });
      },
    );
    return () => {
      left.abort();
      finder?.close();
      setState(OFF);
    };
  }, [wanted, open, tries]);
  return { state, retry: useCallback(() => setTries((count) => count + 1), []) };
}
