import type { Finder } from '@isl/page-kit/landmarks';
import { useEffect, useState } from 'preact/hooks';

export type FinderState =
  | { readonly is: 'off' | 'failed' }
  | { readonly is: 'loading'; readonly bytes: number }
  | { readonly is: 'ready'; readonly finder: Finder };

const OFF: FinderState = { is: 'off' };

/** Finds hands, body and face on this device, as long as that is wanted; nothing is fetched before. */
export function useShownFinder(isWanted: boolean): FinderState {
  const [state, setState] = useState<FinderState>(OFF);
  useEffect(() => {
    if (!isWanted) return;
    const left = new AbortController();
    let finder: Finder | null = null;
    let bytes = 0;
    const onLoaded = (more: number): void => {
      bytes += more;
      if (!left.signal.aborted) setState({ is: 'loading', bytes });
    };
    setState({ is: 'loading', bytes });
    void Promise.all([import('@isl/page-kit/landmarks'), import('./finder-files.js')])
      .then(([{ openFinder }, { FINDER_FILES: files }]) =>
        openFinder({ files, finds: ['hands', 'body', 'face'], onLoaded, signal: left.signal }),
      )
      .then(
        (opened) => {
          finder = opened;
          if (left.signal.aborted) opened.close();
          else setState({ is: 'ready', finder: opened });
        },
        () => !left.signal.aborted && setState({ is: 'failed' }),
      );
    return () => {
      left.abort();
      finder?.close();
      setState(OFF);
    };
  }, [isWanted]);
  return state;
}
