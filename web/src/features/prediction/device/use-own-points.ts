import type { Finder } from '@isl/page-kit/landmarks';
import { useCallback, useMemo, useState } from 'react';
import type { PointsSource } from '../../../lib/frames/use-frame-stream';
import type { Look } from '../../../lib/landmarks/send-points';
import { createLive } from '../../../lib/live';
import { useKeptSwitch } from '../../../lib/use-kept-switch';

/** Whether pictures stay on this device, and what it sees in them itself. */
export function useOwnPoints() {
  const [keepsPictures, setKeepsPictures] = useKeptSwitch('prediction-keeps-pictures', false);
  const [finder, setFinder] = useState<Finder | null>(null);
  const [look] = useState(() => createLive<Look | null>(null));
  const points = useMemo<PointsSource | null>(
    () => (keepsPictures ? { finder, onLook: look.set } : null),
    [keepsPictures, finder, look],
  );
  const onFinder = useCallback(
    (opened: Finder | null): void => {
      setFinder(opened);
      look.set(null);
    },
    [look],
  );
  return { keepsPictures, setKeepsPictures, points, look, onFinder };
}
