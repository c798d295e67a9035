import type { ClipPicture } from '@isl/contracts/vocabulary';
import type { Finder, Found } from '@isl/page-kit/landmarks';
import { useEffect, useRef, useState } from 'react';
import type { FrameStream } from '../../../lib/frames/use-frame-stream';
import { log } from '../../../lib/log';
import { type ShownPicture, showPicture } from './shown-picture';

/** What is recorded while the camera is on; null until there is something, and for the camera's own. */
export function useShownPicture(
  picture: ClipPicture,
  { camera, pictures }: Pick<FrameStream, 'camera' | 'pictures'>,
  finder: Finder | null,
  onFound: (found: Found) => void,
): ShownPicture | null {
  const [shown, setShown] = useState<ShownPicture | null>(null);
  const onFoundRef = useRef(onFound);
  useEffect(() => {
    onFoundRef.current = onFound;
  });
  const isOpen = camera === 'on' || camera === 'paused';
  useEffect(() => {
    const source = isOpen ? pictures() : null;
    if (picture === 'whole' || !finder || !source) return;
    let made: ShownPicture | null = null;
    try {
      made = showPicture(picture, source, finder, (found) => onFoundRef.current(found));
      setShown(made);
    } catch (error) {
      log.error('nothing else than the camera can be recorded here', error);
    }
    return () => {
      made?.stop();
      setShown(null);
    };
  }, [picture, isOpen, pictures, finder]);
  return shown;
}
