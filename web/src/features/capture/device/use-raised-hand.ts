import { closeCamera, openCamera } from '@isl/page-kit/camera';
import type { Finder, Found } from '@isl/page-kit/landmarks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameStream } from '../../../lib/frames/use-frame-stream';
import { examine } from '../../../lib/landmarks/examine';
import { log } from '../../../lib/log';
import { type HandCount, holdRaise, noRaise, raisedHands } from './raised';

/** A hand that is held up is seen often enough, and the rest of the machine is for the camera. */
const LOOK_EVERY_MS = 150;

export type OnRaised = (hands: Exclude<HandCount, 0>, since: number) => void;

/**
 * Calls back when hands were held above the head. While the page's camera is off it opens one of its
 * own, which nothing is recorded of or sent from; its picture is given back, to be shown small.
 */
export function useRaisedHand({
  finder,
  stream: { camera, isRunning, pictures },
  isExamined,
  onRaised,
  onSeen,
}: {
  /** Null: nobody watches. */
  readonly finder: Finder | null;
  readonly stream: Pick<FrameStream, 'camera' | 'isRunning' | 'pictures'>;
  /** Somebody else examines the camera's pictures and hands over what is found. */
  readonly isExamined: boolean;
  readonly onRaised: OnRaised;
  /** Each picture that was examined here. */
  readonly onSeen: (found: Found) => void;
}): {
  readonly hands: HandCount;
  readonly own: MediaStream | null;
  readonly take: (found: Found) => void;
} {
  const [hands, setHands] = useState<HandCount>(0);
  const [own, setOwn] = useState<MediaStream | null>(null);
  const raiseRef = useRef(noRaise);
  const onRaisedRef = useRef(onRaised);
  const onSeenRef = useRef(onSeen);
  useEffect(() => {
    onRaisedRef.current = onRaised;
    onSeenRef.current = onSeen;
  });
  const take = useCallback((found: Found): void => {
    const { raise, acts } = holdRaise(raiseRef.current, raisedHands(found), found.at);
    raiseRef.current = raise;
    setHands(raise.hands);
    if (acts !== null) onRaisedRef.current(acts, raise.since);
  }, []);

  const watches = finder !== null;
  useEffect(() => {
    if (!watches || isRunning) return;
    let opened: MediaStream | null = null;
    let isOver = false;
    void openCamera().then(
      (stream) => {
        opened = stream;
        if (isOver) closeCamera(stream);
        else setOwn(stream);
      },
      // The page's own camera says what is wrong as soon as it is started.
      (error: unknown) => log.warn('no camera to see a raised hand with', { error }),
    );
    return () => {
      isOver = true;
      if (opened) closeCamera(opened);
      setOwn(null);
    };
  }, [watches, isRunning]);

  const isOpen = camera === 'on';
  useEffect(() => {
    const source = isOpen ? pictures() : own;
    if (!finder || !source || (isOpen && isExamined)) return;
    const onFound = (found: Found): void => {
      take(found);
      onSeenRef.current(found);
    };
    const stop = examine(source, finder, { everyMs: LOOK_EVERY_MS, onFound });
    return () => {
      stop();
      setHands(0);
    };
  }, [finder, isOpen, isExamined, own, pictures, take]);
  return { hands, own, take };
}
