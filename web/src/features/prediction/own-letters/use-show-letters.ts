import { useEffect, useRef, useState } from 'react';
import { useGetConfigQuery } from '../../../lib/api/config';
import { POINTS_TIMING, PREDICTION_TIMING } from '../../../lib/frames/constants';
import { type FrameFault, frameFault } from '../../../lib/frames/use-frame-fault';
import { type PointsSource, useFrameStream } from '../../../lib/frames/use-frame-stream';
import type { OwnLetters } from './use-own-letters';
import { useShowing } from './use-showing';

/** A camera before the sign service, on for as long as letters are shown to it. */
export function useShowLetters({
  keep,
  points,
}: {
  readonly keep: OwnLetters['keep'];
  readonly points: PointsSource | null;
}) {
  const url = useGetConfigQuery().data?.sockets.signs;
  const [failed, setFailed] = useState<FrameFault | null>(null);
  const showingRef = useRef<ReturnType<typeof useShowing> | null>(null);
  const stream = useFrameStream({
    urls: url === undefined ? {} : { signs: url },
    timing: points ? POINTS_TIMING : PREDICTION_TIMING,
    points,
    onAnswer: (_, answer) => {
      if (answer.errorCode === 'TEACHING_OFF') showingRef.current?.onRefused();
      else setFailed(frameFault(answer));
    },
    onLetterTaught: (taught) => void showingRef.current?.onTaught(taught),
  });
  const showing = useShowing({ ask: stream.ask, isSending: stream.isSending, keep });
  useEffect(() => {
    showingRef.current = showing;
  });
  const { fault, stop: stopCamera } = stream;
  const { current, stop } = showing;
  const isShowing = current !== null;
  useEffect(() => {
    if (fault !== null) stop();
  }, [fault, stop]);
  useEffect(() => {
    if (isShowing) return stopCamera;
    return;
  }, [isShowing, stopCamera]);
  const start = (ids: readonly string[]): void => {
    setFailed(null);
    showing.start(ids);
    if (!stream.isRunning) void stream.start();
  };
  return { ...showing, stream, isShowing, failed: isShowing ? failed : null, start };
}
