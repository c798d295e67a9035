import { useGetConfigQuery } from '../../../lib/api/config';
import { PREDICTION_TIMING, SPARING_TIMING } from '../../../lib/frames/constants';
import type {
  FrameProcessed,
  FrameService,
  FrameSession,
} from '../../../lib/frames/use-frame-sockets';
import { useFrameStream } from '../../../lib/frames/use-frame-stream';
import { useSparing } from '../../../lib/frames/use-sparing';

/** Points of hands and body, to tell what differed. */
const WITH_POINTS = { skeleton: true } as const;

/** A lesson's camera, before these services and at the pace that the line allows. */
export function useLessonCamera({
  services,
  onAnswer,
  onSession,
}: {
  readonly services: readonly FrameService[];
  /** `sentAt` is when its frame was taken, by this device's clock. */
  readonly onAnswer: (service: FrameService, answer: FrameProcessed, sentAt: number) => void;
  readonly onSession?: (service: FrameService, session: FrameSession) => void;
}) {
  const sockets = useGetConfigQuery().data?.sockets;
  const sparing = useSparing();
  const stream = useFrameStream({
    urls: sockets ? Object.fromEntries(services.map((service) => [service, sockets[service]])) : {},
    timing: sparing.isSparing ? SPARING_TIMING : PREDICTION_TIMING,
    onAnswer,
    ...(onSession && { onSession }),
    signsWish: WITH_POINTS,
  });
  return { stream, sparing };
}
