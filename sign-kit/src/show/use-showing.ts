import type { Finder } from '@isl/page-kit/landmarks';
import type { Take } from '@isl/signing/captured';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Gate, openGate } from './gate.js';

const COUNT_FROM = 3;
const SECOND_MS = 1000;
/** A machine that is slower than its camera still answers clicks. */
const REST_MS = 5;

export type Showing =
  | { readonly is: 'idle' | 'recording' }
  | { readonly is: 'counting'; readonly left: number };

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
  const gate = useRef<Gate | null>(null);

  const end = (): void => {
    const taken = gate.current?.take();
    gate.current = null;
    setShowing(IDLE);
    if (taken) told.current(taken);
  };
  const isOver = useRef(end);
  isOver.current = end;

  useEffect(() => {
    if (!finder) setShowing(IDLE);
  }, [finder]);
  useEffect(() => {
    if (showing.is !== 'counting') return undefined;
    const left = showing.left - 1;
    const timer = setTimeout(
      () => setShowing(left > 0 ? { is: 'counting', left } : { is: 'recording' }),
      SECOND_MS,
    );
    return () => clearTimeout(timer);
  }, [showing]);
  useEffect(() => {
    if (showing.is !== 'recording' || !finder) return undefined;
    const opened = openGate();
    gate.current = opened;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const element = video.current;
      if (element && element.readyState >= element.HAVE_CURRENT_DATA) {
        const picture = await createImageBitmap(element);
        const found = await finder.find(picture, performance.now());
        if (gate.current === opened && opened.add(found)) isOver.current();
      }
      again();
    };
    const again = (): void => {
      if (gate.current !== opened) return;
      // A picture that cannot be read is left out, like one that was never taken.
      timer = setTimeout(() => void look().catch(again), REST_MS);
    };
    again();
    return () => {
      clearTimeout(timer);
      if (gate.current === opened) gate.current = null;
    };
  }, [showing, finder, video]);

  return { showing, begin: () => setShowing({ is: 'counting', left: COUNT_FROM }), end };
}
