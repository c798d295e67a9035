import { useCallback, useEffect, useRef, useState } from 'react';
import { useGetConfigQuery } from '../../../lib/api/config';
import { openClip } from '../../../lib/frames/clip-pictures';
import { POINTS_TIMING, PREDICTION_TIMING } from '../../../lib/frames/constants';
import { type FrameFault, frameFault } from '../../../lib/frames/use-frame-fault';
import type { Found, FrameProcessed, FrameService } from '../../../lib/frames/use-frame-sockets';
import { useFrameStream } from '../../../lib/frames/use-frame-stream';
import { type LettersRead, lettersAfter, NO_LETTERS } from './letters-read';
import { useKeptPoints } from './use-kept-points';
import { useSearch } from './use-search';

const nothing = (): void => {};

/** The camera, the search that it serves, and the letters that are read meanwhile. */
export function useSignIt() {
  const url = useGetConfigQuery().data?.sockets.signs;
  const { points, finder } = useKeptPoints();
  const [letters, setLetters] = useState<LettersRead>(NO_LETTERS);
  const [failed, setFailed] = useState<FrameFault | null>(null);
  const searchRef = useRef<{
    readonly isShowing: boolean;
    readonly onFound: (found: Found) => void;
    readonly onRefused: () => void;
  }>({ isShowing: false, onFound: nothing, onRefused: nothing });
  const onAnswer = useCallback((_service: FrameService, answer: FrameProcessed): void => {
    if (answer.errorCode === 'FINDING_OFF') {
      searchRef.current.onRefused();
      return;
    }
    setFailed(frameFault(answer));
    if (searchRef.current.isShowing) setLetters((before) => lettersAfter(before, answer));
  }, []);
  const stream = useFrameStream({
    urls: url === undefined ? {} : { signs: url },
    timing: points ? POINTS_TIMING : PREDICTION_TIMING,
    points,
    onAnswer,
    onFound: (found) => searchRef.current.onFound(found),
  });
  const search = useSearch({ ask: stream.ask, isSending: stream.isSending });
  const { phase, result, giveUp, onFound, onRefused } = search;
  const { fault, stop } = stream;
  const isFound = result?.outcome === 'accepted';
  useEffect(() => {
    const isShowing = phase.is === 'showing' || phase.is === 'asking';
    searchRef.current = { isShowing, onFound, onRefused };
  }, [phase, onFound, onRefused]);
  useEffect(() => {
    if (fault !== null) giveUp();
  }, [fault, giveUp]);
  // What was made is known: nobody needs to be seen any more.
  useEffect(() => {
    if (isFound) stop();
  }, [isFound, stop]);
  const forget = (): void => {
    setLetters(NO_LETTERS);
    setFailed(null);
  };
  const begin = (): void => {
    forget();
    search.begin();
    if (!stream.isRunning) void stream.start();
  };
  /** From where it stands: what it shows now is sent before it plays. */
  const beginWith = (clip: HTMLVideoElement): void => {
    forget();
    search.begin({ isCounted: false });
    void stream.start(() => openClip(clip));
  };
  /** Camera or clip, the other one is looked at next. */
  const leave = (): void => {
    forget();
    search.giveUp();
    stop();
  };
  const canBegin = phase.is === 'idle' && (points === null || points.finder !== null);
  return {
    stream,
    keepsPictures: points !== null,
    finder,
    phase,
    result,
    found: isFound ? result.alike : null,
    letters: [...letters.values()],
    failed,
    canBegin,
    begin,
    beginWith,
    leave,
  };
}
