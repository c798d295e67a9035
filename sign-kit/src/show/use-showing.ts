import type { Finder } from '@isl/page-kit/landmarks';
import type { Take } from '@isl/signing/captured';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Taking } from './taking.js';

const COUNT_FROM = 3;
const SECOND_MS = 1000;
/** Hands are found as well in so wide a picture, and seventy of them fit into a phone. */
const WIDTH_PX = 480;

export type Showing =
  | { readonly is: 'idle' | 'recording' }
  | { readonly is: 'counting'; readonly left: number }
  | { readonly is: 'finding'; readonly left: number };

const IDLE: Showing = { is: 'idle' };

/** Three, two, one, then what is found in the camera's pictures until the sign is over. */
export function useShowing(
  video: RefObject<HTMLVideoElement | null>,
  finder: Finder | null,
  onTake: (take: Take) => void,
): { readonly showing: Showing; readonly begin: () => void; readonly end: () => void } {
  const [showing, setShowing] = useState<Showing>(IDLE);
  const told = useRef(onTake);
  told.current = onTake;
  const taking = useRef<Taking | null>(null);

  const close = (): void => {
    taking.current?.close();
    taking.current = null;
    setShowing(IDLE);
  };
  useEffect(() => close, [finder]);
  useEffect(() => {
    if (showing.is !== 'counting') return undefined;
    // The first look takes a finder long: it is over before the sign begins.
    if (showing.left === COUNT_FROM && finder)
      void pictureOf(video.current).then(firstLook(finder));
    const left = showing.left - 1;
    const timer = setTimeout(() => {
      setShowing(left > 0 ? { is: 'counting', left } : { is: 'recording' });
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [showing, finder, video]);
  useEffect(() => {
    if (showing.is !== 'recording' || !finder || taking.current) return undefined;
    let isLeft = false;
    void import('./taking.js').then(({ openTaking }) => {
      if (isLeft || taking.current) return;
      taking.current = openTaking(
        { grab: () => pictureOf(video.current), find: finder.find },
        {
          onWaiting: (left) => setShowing({ is: 'finding', left }),
          onTake: (take) => {
            taking.current = null;
            setShowing(IDLE);
            told.current(take);
          },
        },
      );
    }, close);
    return () => {
      isLeft = true;
    };
  }, [showing, finder, video]);

  return {
    showing,
    begin: () => setShowing({ is: 'counting', left: COUNT_FROM }),
    end: () => (taking.current ? taking.current.end() : close()),
  };
}

const firstLook =
  (finder: Finder) =>
  (picture: ImageBitmap | null): void => {
    if (picture) void finder.find(picture, performance.now()).catch(() => undefined);
  };

async function pictureOf(element: HTMLVideoElement | null): Promise<ImageBitmap | null> {
  if (!element || element.readyState < element.HAVE_CURRENT_DATA) return null;
  const resizeWidth = Math.min(WIDTH_PX, element.videoWidth);
  const resizeHeight = Math.round((resizeWidth * element.videoHeight) / element.videoWidth);
  return createImageBitmap(element, { resizeWidth, resizeHeight });
}
