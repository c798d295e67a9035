import {
  type CameraFault,
  cameraFault,
  closeCamera,
  onCameraLost,
  openCamera,
} from '@isl/page-kit/camera';
import { captureFrame } from '@isl/page-kit/capture-frame';
import type { Finding } from '@isl/signing/attempt';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LetterAnswer, LetterSocket, Reach } from '../camera/letter-socket.js';
import { useApp } from '../ui/context.js';
import { useAttempts } from './use-attempts.js';

/** No more on any line, metered or not: the spec's pace. */
const FRAME_INTERVAL_MS = 500;
const NONE: ReadonlySet<string> = new Set();

export type SignsCamera = {
  /** Of an element that is on the page as long as `stream` is. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly stream: MediaStream | null;
  readonly fault: CameraFault | null;
  readonly reach: Reach | null;
  readonly answer: LetterAnswer | null;
  /** What the last try had in common with the sign that is asked for; null before the first. */
  readonly told: readonly Finding[] | null;
  /** How much data the pictures have used since the camera was turned on. */
  readonly bytes: number;
  /** The ids of the signs that the recogniser says; none while it is not reached. */
  readonly said: ReadonlySet<string>;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
  /** What was seen before counts no more. */
  readonly forget: () => void;
};

/** A camera before which one signs `asked`, and what the recogniser sees in it; null: nobody asks. */
export function useSignsCamera(asked: string | null): SignsCamera {
  const { config, askForPass } = useApp();
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [reach, setReach] = useState<Reach | null>(null);
  const [answer, setAnswer] = useState<LetterAnswer | null>(null);
  const [said, setSaid] = useState(NONE);
  const [bytes, setBytes] = useState(0);
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useMemo(() => document.createElement('canvas'), []);
  const signsUrl = config?.signsUrl ?? null;
  const asks = useRef(asked !== null);
  asks.current = asked !== null;
  const { told, take } = useAttempts(stream ? asked : null);

  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (stream) return () => closeCamera(stream);
    return undefined;
  }, [stream]);
  useEffect(() => {
    if (!stream || !video.current || signsUrl === null) return;
    const element = video.current;
    element.srcObject = stream;
    onCameraLost(stream, () => {
      setFault('lost');
      stop();
    });
    void element.play().catch(() => setFault('busy'));
    let socket: LetterSocket | null = null;
    let isOver = false;
    import('../camera/letter-socket.js').then(
      ({ openLetterSocket }) => {
        if (!isOver)
          socket = openLetterSocket(
            signsUrl,
            {
              // It is told of its own end as well.
              onReach: (now) => !isOver && setReach(now),
              onAnswer: setAnswer,
              onPoints: (points) => take(points, element.videoWidth / element.videoHeight),
              onSaid: setSaid,
            },
            askForPass,
          );
      },
      () => setReach('away'),
    );
    const timer = setInterval(() => {
      // Nobody asks: no picture leaves the device.
      const image = asks.current ? captureFrame(element, canvas) : null;
      if (image === null) return;
      socket?.send(image);
      setBytes(socket?.bytesUsed() ?? 0);
    }, FRAME_INTERVAL_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      socket?.close();
    };
  }, [stream, signsUrl, canvas, askForPass, take]);

  const stop = (): void => {
    setStream(null);
    setReach(null);
    setSaid(NONE);
  };
  const start = async (): Promise<void> => {
    if (isOpening) return;
    setFault(null);
    setReach(null);
    setAnswer(null);
    setBytes(0);
    // Nobody would look at the picture.
    if (signsUrl === null) return setReach('away');
    setOpening(true);
    try {
      const opened = await openCamera();
      if (isHere.current) setStream(opened);
      else closeCamera(opened);
    } catch (error) {
      setFault(cameraFault(error));
    } finally {
      setOpening(false);
    }
  };
  const forget = (): void => setAnswer(null);
  return { video, stream, fault, reach, answer, told, bytes, said, start, stop, forget };
}
