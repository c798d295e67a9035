import type { Find } from '@isl/page-kit/landmarks';
import { useMemo } from 'react';
import type { PointsSource } from '../../../lib/frames/use-frame-stream';
import { openPageFinder } from '../../../lib/landmarks/open-finder';
import { useFinder } from '../../../lib/landmarks/use-finder';
import { useKeptSwitch } from '../../../lib/use-kept-switch';

const WANTED: readonly Find[] = ['hands', 'body'];
const NONE: readonly Find[] = [];
const nothing = (): void => {};

/** Who keeps their pictures on this device where signs are recognised keeps them here too. */
export function useKeptPoints() {
  const [keepsPictures] = useKeptSwitch('prediction-keeps-pictures', false);
  const { state } = useFinder(keepsPictures ? WANTED : NONE, openPageFinder);
  const finder = state.name === 'ready' ? state.finder : null;
  const points = useMemo<PointsSource | null>(
    () => (keepsPictures ? { finder, onLook: nothing } : null),
    [keepsPictures, finder],
  );
  return { points, finder: state };
}
