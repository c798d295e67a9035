import type { components } from '@isl/contracts/frames';
import type { CameraFault } from '@isl/page-kit/camera';
import { captureFrame } from '@isl/page-kit/capture-frame';
import type { Finder } from '@isl/page-kit/landmarks';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Look, PointsSender } from '../landmarks/send-points';
import { log } from '../log';
import type { SocketState } from '../socket/frame-socket';
import type { FrameTiming } from './constants';
import { dueIn, frameAnswered, frameSent, newPace, type Pace, promised, reconnected } from './pace';
import { useCamera } from './use-camera';
import {
  type Ask,
  type Found,
  type FrameProcessed,
  type FrameService,
  type FrameServiceUrls,
  type FrameSession,
  type LetterTaught,
  type Taught,
  useFrameSockets,
} from './use-frame-sockets';

/** A look comes when the picture is read, a little before or after its points are due. */
const POINTS_EARLY_MS = 40;
/** A timer never waits less than this, whatever is due. */
const SHORTEST_WAIT_MS = 5;

/** `opening`: a person is being asked, or the camera warms up. `paused`: it gives no pictures. */
export type CameraState = 'off' | 'opening' | 'on' | 'paused';

export type FrameStream = {
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
  readonly camera: CameraState;
  /** From start to stop, or until the camera fails: something can be stopped. */
  readonly isRunning: boolean;
  /** Pictures come, and the first of them was sent. */
  readonly isSending: boolean;
  readonly fault: CameraFault | null;
  /** The state of each service's socket. */
  readonly states: Partial<Record<FrameService, SocketState>>;
  /** `source` gives the pictures in place of the webcam. */
  readonly start: (source?: () => Promise<MediaStream>) => Promise<void>;
  /** Stops camera, timer and running flag. */
  readonly stop: () => void;
  /** What the camera gives now, as it is; null while it is off. */
  readonly pictures: () => MediaStream | null;
  /** Asks the sign service what is no frame. */
  readonly ask: Ask;
  /** How many bytes went to the services and came back since the last start. */
  readonly bytesUsed: () => number;
};

/** Asks for the points that were found; leaves out what was learnt from the avatar alone. */
type SignsWish = Pick<components['schemas']['FrameEnvelope'], 'skeleton' | 'peopleOnly'>;
const NO_WISH: SignsWish = {};

/** What is sent in place of pictures. */
export type PointsSource = {
  /** Null until there is one: nothing is sent meanwhile. */
  readonly finder: Finder | null;
  readonly onLook: (look: Look) => void;
};

/** Webcam frames to the frame services at a steady pace, and their answers back. */
export function useFrameStream({
  urls,
  timing,
  onAnswer,
  onSession,
  onState,
  onTaught,
  onFound,
  onLetterTaught,
  onBegin,
  onLost,
  signsWish = NO_WISH,
  points = null,
}: {
  readonly urls: FrameServiceUrls;
  readonly timing: FrameTiming;
  /** `sentAt` is when its frame was taken, by this device's clock. */
  readonly onAnswer: (service: FrameService, answer: FrameProcessed, sentAt: number) => void;
  readonly onSession?: (service: FrameService, session: FrameSession) => void;
  readonly onState?: (service: FrameService, state: SocketState) => void;
  readonly onTaught?: (taught: Taught) => void;
  readonly onFound?: (found: Found) => void;
  readonly onLetterTaught?: (taught: LetterTaught) => void;
  /** The first picture since the start was sent. */
  readonly onBegin?: () => void;
  /** The camera went away by itself; the stream has stopped. */
  readonly onLost?: () => void;
  /** What the sign service is to add or leave out. */
  readonly signsWish?: SignsWish;
  /** No picture leaves this device; null: pictures are sent. */
  readonly points?: PointsSource | null;
}): FrameStream {
  const canvasRef = useRef<HTMLCanvasElement | null>(null);
  const frameNumberRef = useRef(0);
  const bytesRef = useRef(0);
  const pacesRef = useRef(new Map<FrameService, Pace>());
  const signsWishRef = useRef(signsWish);
  const [phase, setPhase] = useState<Exclude<CameraState, 'paused'>>('off');
  const [hasSent, setSent] = useState(false);
  const hasSentRef = useRef(false);
  const onBeginRef = useRef(onBegin);
  const onLookRef = useRef(points?.onLook);
  const senderRef = useRef<PointsSender | null>(null);
  const { videoRef, fault, isMuted, open, close, pictures } = useCamera({
    onLost: () => {
      setPhase('off');
      onLost?.();
    },
  });
  const camera = phase === 'on' && isMuted ? 'paused' : phase;
  const isOn = camera === 'on';

  useEffect(() => {
    signsWishRef.current = signsWish;
    onBeginRef.current = onBegin;
    onLookRef.current = points?.onLook;
  });

  const paceOf = (service: FrameService): Pace => pacesRef.current.get(service) ?? newPace;
  const {
    states,
    send,
    sendPoints,
    ask: askNow,
    wake,
  } = useFrameSockets(urls, {
    onTaught,
    onFound,
    onLetterTaught,
    onAnswer: (service, answer) => {
      const pace = paceOf(service);
      const number = Number(answer.id);
      const sentAt = pace.open.find((frame) => frame.number === number)?.at ?? Date.now();
      pacesRef.current.set(service, frameAnswered(pace, number, Date.now()));
      onAnswer(service, answer, sentAt);
    },
    onSession: (service, session) => {
      const { framesPerSecond, landmarksPerSecond } = session;
      const pace = promised(paceOf(service), framesPerSecond, landmarksPerSecond);
      pacesRef.current.set(service, pace);
      onSession?.(service, session);
    },
    onState: (service, state) => {
      if (state === 'connected') pacesRef.current.set(service, reconnected(paceOf(service)));
      onState?.(service, state);
    },
    onBytes: (bytes) => {
      bytesRef.current += bytes;
    },
  });
  const services = (['emotion', 'signs'] as const).filter((one) => urls[one] !== undefined);
  const names = services.join(' ');

  const start = useCallback(
    async (source?: () => Promise<MediaStream>) => {
      hasSentRef.current = false;
      bytesRef.current = 0;
      setSent(false);
      setPhase('opening');
      wake();
      const opening = await open(source);
      // What overtook it has said how things are.
      if (opening !== 'overtaken') setPhase(opening === 'open' ? 'on' : 'off');
    },
    [open, wake],
  );

  const bytesUsed = useCallback(() => bytesRef.current, []);
  const stop = useCallback(() => {
    setPhase('off');
    close();
  }, [close]);

  const noteSent = useCallback(() => {
    if (hasSentRef.current) return;
    hasSentRef.current = true;
    setSent(true);
    onBeginRef.current?.();
  }, []);

  const ask = useCallback<Ask>(
    (event, ...payload) => {
      // What was shown until now belongs to what is asked.
      senderRef.current?.flush();
      askNow(event, ...payload);
    },
    [askNow],
  );

  const keepsPictures = points !== null;
  const finder = points?.finder ?? null;
  useEffect(() => {
    const source = isOn ? pictures() : null;
    if (!source || !finder) return;
    const paces = pacesRef.current;
    let isOver = false;
    void import('../landmarks/send-points').then((module) => {
      if (isOver) return;
      senderRef.current = module.sendPoints(source, finder, {
        services: servicesOf(names),
        isDue: (service) =>
          dueIn(paces.get(service) ?? newPace, timing, Date.now()) <= POINTS_EARLY_MS,
        nextNumber: () => {
          frameNumberRef.current += 1;
          return frameNumberRef.current;
        },
        peopleOnly: () => signsWishRef.current.peopleOnly === true,
        send: (service, number, takenAt, bytes) => {
          noteSent();
          sendPoints(service, bytes);
          paces.set(service, frameSent(paces.get(service) ?? newPace, number, takenAt));
        },
        onLook: (look) => onLookRef.current?.(look),
      });
    });
    return () => {
      isOver = true;
      senderRef.current?.stop();
      senderRef.current = null;
    };
  }, [isOn, finder, timing, names, pictures, sendPoints, noteSent]);

  useEffect(() => {
    if (!isOn || keepsPictures) return;
    const wanted = servicesOf(names);
    const paces = pacesRef.current;
    const sendFrame = (to: readonly FrameService[], now: number): boolean => {
      const image = captureFrame(videoRef.current, canvasRef.current);
      if (image === null) {
        log.warn('frame skipped: video or canvas is missing or not ready');
        return false;
      }
      noteSent();
      frameNumberRef.current += 1;
      const number = frameNumberRef.current;
      for (const service of to) {
        const wish = service === 'signs' ? signsWishRef.current : NO_WISH;
        send(service, { id: String(number), sentAt: now, image, ...wish });
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
  }, [isOn, keepsPictures, timing, names, send, noteSent, videoRef]);

  return {
    videoRef,
    canvasRef,
    camera,
    isRunning: phase !== 'off',
    isSending: isOn && hasSent,
    fault,
    states,
    start,
    stop,
    pictures,
    ask,
    bytesUsed,
  };
}

const servicesOf = (names: string): FrameService[] =>
  names.split(' ').filter((name) => name !== '') as FrameService[];
