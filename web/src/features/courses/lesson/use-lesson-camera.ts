import type { Find } from '@isl/page-kit/landmarks';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useGetConfigQuery } from '../../../lib/api/config';
import { PREDICTION_TIMING, SPARING_TIMING } from '../../../lib/frames/constants';
import type {
  FrameProcessed,
  FrameService,
  FrameSession,
} from '../../../lib/frames/use-frame-sockets';
import { type PointsSource, useFrameStream } from '../../../lib/frames/use-frame-stream';
import { useSparing } from '../../../lib/frames/use-sparing';
import { openPageFinder } from '../../../lib/landmarks/open-finder';
import type { Look } from '../../../lib/landmarks/send-points';
import { useFinder } from '../../../lib/landmarks/use-finder';
import { useIsFinderKept } from '../../../lib/landmarks/use-is-finder-kept';
import { useIsOnline } from './use-is-online';

/** Points of hands and body, to tell what differed. */
const WITH_POINTS = { skeleton: true } as const;
const FOUND_HERE: readonly Find[] = ['hands', 'body'];
const NONE: readonly Find[] = [];

/**
 * A lesson's camera, before these services and at the pace that the line allows. Without a line its pictures are looked
 * at on this device, where `onSeen` takes what is found and the files for it are kept; that lasts until it is turned off.
 */
export function useLessonCamera({
  services,
  onAnswer,
  onSession,
  onSeen,
}: {
  readonly services: readonly FrameService[];
  /** `sentAt` is when its frame was taken, by this device's clock. */
  readonly onAnswer: (service: FrameService, answer: FrameProcessed, sentAt: number) => void;
  readonly onSession?: (service: FrameService, session: FrameSession) => void;
  /** Points that were found on this device. */
  readonly onSeen?: (skeleton: Look['skeleton'], at: number) => void;
}) {
  const sockets = useGetConfigQuery().data?.sockets;
  const sparing = useSparing();
  const isOnline = useIsOnline();
  const isKept = useIsFinderKept(FOUND_HERE, onSeen !== undefined && !isOnline);
  const [isHere, setHere] = useState(false);
  const { state: finderState } = useFinder(isHere ? FOUND_HERE : NONE, openPageFinder);
  const [hasFailed, setFailed] = useState(false);
  const finder = finderState.name === 'ready' ? finderState.finder : null;
  const look = useEffectEvent(({ skeleton }: Look): void => onSeen?.(skeleton, Date.now()));
  const points = useMemo<PointsSource | null>(
    () => (isHere ? { finder, onLook: (seen) => look(seen) } : null),
    [isHere, finder],
  );
  const stream = useFrameStream({
    urls:
      sockets && !isHere
        ? Object.fromEntries(services.map((service) => [service, sockets[service]]))
        : {},
    timing: sparing.isSparing ? SPARING_TIMING : PREDICTION_TIMING,
    onAnswer,
    ...(onSession && { onSession }),
    onLost: () => setHere(false),
    signsWish: WITH_POINTS,
    points,
  });
  const { start, stop: turnOff } = stream;
  const stop = (): void => {
    setHere(false);
    turnOff();
  };
  const giveUp = useEffectEvent((): void => {
    setFailed(true);
    stop();
  });
  useEffect(() => {
    if (finderState.name === 'failed') giveUp();
  }, [finderState.name]);
  const couldBeHere = !isOnline && isKept === true && !hasFailed;
  return {
    stream: {
      ...stream,
      start: (): Promise<void> => {
        setHere(couldBeHere);
        return start();
      },
      stop,
    },
    sparing,
    /** Whether this device looks at the pictures, now or once it is turned on. */
    looksHere: isHere || couldBeHere,
    isOpeningHere: isHere && finder === null,
    /** Nobody would look at its pictures. */
    isAway:
      !isOnline && !stream.isRunning && (onSeen === undefined || isKept === false || hasFailed),
  };
}
