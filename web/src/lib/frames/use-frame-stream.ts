import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CameraFault } from '../camera/camera';
import { captureFrame } from '../camera/capture-frame';
import type { SocketState } from '../socket/frame-socket';
import type { FrameTiming } from './constants';
import { dueIn, frameAnswered, frameSent, newPace, type Pace, promised, reconnected } from './pace';
import { useCamera } from './use-camera';
import {
  type FrameProcessed,
  type FrameService,
  type FrameServiceUrls,
  type FrameSession,
  useFrameSockets,
} from './use-frame-sockets';

/** A timer never waits less than this, whatever is due. */
const SHORTEST_WAIT_MS = 5;

export type FrameStream = {
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
  readonly isRunning: boolean;
  readonly fault: CameraFault | null;
  /** The state of each service's socket. */
  readonly states: Partial<Record<FrameService, SocketState>>;
  readonly start: () => Promise<void>;
  /** Stops camera, timer and running flag. */
  readonly stop: () => void;
};

/** Webcam frames to the frame services at a steady pace, and their answers back. */
export function useFrameStream({
  urls,
  timing,
  onAnswer,
  onSession,
  onState,
  isSkeletonWanted = false,
}: {
  readonly urls: FrameServiceUrls;
  readonly timing: FrameTiming;
  /** `sentAt` is when its frame was taken, by this device's clock. */
  readonly onAnswer: (service: FrameService, answer: FrameProcessed, sentAt: number) => void;
  readonly onSession?: (service: FrameService, session: FrameSession) => void;
  readonly onState?: (service: FrameService, state: SocketState) => void;
  /** Asks the sign service for the points that it found. */
  readonly isSkeletonWanted?: boolean;
}): FrameStream {
  const canvasRef = useRef<HTMLCanvasElement | null>(null);
  const frameNumberRef = useRef(0);
  const pacesRef = useRef(new Map<FrameService, Pace>());
  const isSkeletonWantedRef = useRef(isSkeletonWanted);
  const [isStarted, setStarted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { videoRef, fault, open, close } = useCamera();
  const isRunning = isStarted && fault === null;
  const isSending = isOpen && fault === null;

  useEffect(() => {
    isSkeletonWantedRef.current = isSkeletonWanted;
  });

  const paceOf = (service: FrameService): Pace => pacesRef.current.get(service) ?? newPace;
  const { states, send } = useFrameSockets(urls, {
    onAnswer: (service, answer) => {
      const pace = paceOf(service);
      const number = Number(answer.id);
      const sentAt = pace.open.find((frame) => frame.number === number)?.at ?? Date.now();
      pacesRef.current.set(service, frameAnswered(pace, number, Date.now()));
      onAnswer(service, answer, sentAt);
    },
    onSession: (service, session) => {
      pacesRef.current.set(service, promised(paceOf(service), session.framesPerSecond));
      onSession?.(service, session);
    },
    onState: (service, state) => {
      if (state === 'connected') pacesRef.current.set(service, reconnected(paceOf(service)));
      onState?.(service, state);
    },
  });
  const services = (['emotion', 'signs'] as const).filter((one) => urls[one] !== undefined);
  const names = services.join(' ');

  const start = useCallback(async () => {
    setOpen(false);
    setStarted(true);
    if (await open()) setOpen(true);
    else setStarted(false);
  }, [open]);

  const stop = useCallback(() => {
    setOpen(false);
    setStarted(false);
    close();
  }, [close]);

  useEffect(() => {
    if (!isSending) return;
    const wanted = names.split(' ').filter((name) => name !== '') as FrameService[];
    const paces = pacesRef.current;
    const sendFrame = (to: readonly FrameService[], now: number): boolean => {
      const image = captureFrame(videoRef.current, canvasRef.current);
      if (image === null) return false;
      frameNumberRef.current += 1;
      const number = frameNumberRef.current;
      for (const service of to) {
        const isAsking = service === 'signs' && isSkeletonWantedRef.current;
        const skeleton = isAsking ? { skeleton: true } : {};
        send(service, { id: String(number), sentAt: now, image, ...skeleton });
        paces.set(service, frameSent(paces.get(service) ?? newPace, number, now));
      }
      return true;
    };
    const waitOf = (service: FrameService, now: number): number =>
      dueIn(paces.get(service) ?? newPace, timing, now);
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const now = Date.now();
      // What is due within the next moment shares this picture.
      const due = wanted.filter((service) => waitOf(service, now) <= SHORTEST_WAIT_MS);
      const isReady = due.length === 0 || sendFrame(due, now);
      const next = Math.min(timing.intervalMs, ...wanted.map((one) => waitOf(one, now)));
      timer = setTimeout(tick, isReady ? Math.max(next, SHORTEST_WAIT_MS) : timing.intervalMs);
    };
    timer = setTimeout(tick, timing.startDelayMs);
    return () => clearTimeout(timer);
  }, [isSending, timing, names, send, videoRef]);

  return { videoRef, canvasRef, isRunning, fault, states, start, stop };
}
