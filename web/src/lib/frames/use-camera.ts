import {
  type CameraFault,
  cameraFault,
  closeCamera,
  onCameraLost,
  onCameraMuted,
  openCamera,
} from '@isl/page-kit/camera';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { log } from '../log';

/** `overtaken`: it was closed, or opened once more, before it was there. */
type Opening = 'open' | 'refused' | 'overtaken';

type Camera = {
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly fault: CameraFault | null;
  /** It is open, and the system gives no pictures of it for now. */
  readonly isMuted: boolean;
  /** `source` gives the pictures in place of the webcam. */
  readonly open: (source?: () => Promise<MediaStream>) => Promise<Opening>;
  readonly close: () => void;
  /** What it gives now, as it is; null while it is closed. */
  readonly pictures: () => MediaStream | null;
};

/** The webcam shown in one video element; it is turned off when the screen goes. */
export function useCamera({ onLost }: { readonly onLost: () => void }): Camera {
  const videoRef = useRef<HTMLVideoElement | null>(null);
  const streamRef = useRef<MediaStream | null>(null);
  // Rises with each close, so that a permission granted too late does not leave the camera on.
  const turnRef = useRef(0);
  const onLostRef = useRef(onLost);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [isMuted, setMuted] = useState(false);

  useEffect(() => {
    onLostRef.current = onLost;
  });

  const close = useCallback(() => {
    turnRef.current += 1;
    if (streamRef.current) closeCamera(streamRef.current);
    streamRef.current = null;
    if (videoRef.current) videoRef.current.srcObject = null;
    setMuted(false);
  }, []);

  const open = useCallback(
    async (source = openCamera): Promise<Opening> => {
      close();
      const turn = turnRef.current;
      setFault(null);
      try {
        const stream = await source();
        if (turn !== turnRef.current) {
          closeCamera(stream);
          return 'overtaken';
        }
        streamRef.current = stream;
        onCameraLost(stream, () => {
          log.error('webcam went away', stream);
          close();
          setFault('lost');
          onLostRef.current();
        });
        onCameraMuted(stream, setMuted);
        if (videoRef.current) {
          videoRef.current.srcObject = stream;
          await videoRef.current.play();
        }
        return turn === turnRef.current ? 'open' : 'overtaken';
      } catch (error) {
        if (turn !== turnRef.current) return 'overtaken';
        log.error('webcam access failed', error);
        close();
        setFault(cameraFault(error));
        return 'refused';
      }
    },
    [close],
  );

  useEffect(() => close, [close]);

  const pictures = useCallback(() => streamRef.current, []);

  return { videoRef, fault, isMuted, open, close, pictures };
}
