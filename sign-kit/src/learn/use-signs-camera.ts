import { captureFrame } from '@isl/page-kit/capture-frame';
import type { Finding } from '@isl/signing/attempt';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LetterAnswer, LetterSocket, Reach } from '../camera/letter-socket.js';
import { type Camera, useCamera } from '../camera/use-camera.js';
import { useApp } from '../ui/context.js';
import { useAttempts } from './use-attempts.js';

/** No more on any line, metered or not: the spec's pace. */
const FRAME_INTERVAL_MS = 500;
const NONE: ReadonlySet<string> = new Set();

export type SignsCamera = Camera & {
  readonly reach: Reach | null;
  readonly answer: LetterAnswer | null;
  /** What the last try had in common with the sign that is asked for; null before the first. */
  readonly told: readonly Finding[] | null;
  /** How much data the pictures have used since the camera was turned on. */
  readonly bytes: number;
  /** The ids of the signs that the recogniser says; none while it is not reached. */
  readonly said: ReadonlySet<string>;
  /** What was seen before counts no more. */
  readonly forget: () => void;
};

/** A camera before which one signs `asked`, and what the recogniser sees in it; null: nobody asks. */
export function useSignsCamera(asked: string | null): SignsCamera {
  const { config, askForPass } = useApp();
  const camera = useCamera();
  const { stream, video } = camera;
  const [reach, setReach] = useState<Reach | null>(null);
  const [answer, setAnswer] = useState<LetterAnswer | null>(null);
  const [said, setSaid] = useState(NONE);
  const [bytes, setBytes] = useState(0);
  const canvas = useMemo(() => document.createElement('canvas'), []);
  const signsUrl = config?.signsUrl ?? null;
  const asks = useRef(asked !== null);
  asks.current = asked !== null;
  const { told, take } = useAttempts(stream ? asked : null);

  useEffect(() => {
    if (!stream || !video.current || signsUrl === null) return;
    const element = video.current;
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
      setReach(null);
      setSaid(NONE);
    };
  }, [stream, video, signsUrl, canvas, askForPass, take]);

  const start = async (): Promise<void> => {
    setReach(null);
    setAnswer(null);
    setBytes(0);
    // Nobody would look at the picture.
    if (signsUrl === null) setReach('away');
    else await camera.start();
  };
  const forget = (): void => setAnswer(null);
  return { ...camera, reach, answer, told, bytes, said, start, forget };
}
