import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type CameraFault,
  cameraFault,
  closeCamera,
  onCameraLost,
  openCamera,
} from '../camera/camera';
import { log } from '../log';

type Camera = {
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  readonly fault: CameraFault | null;
  readonly open: () => Promise<boolean>;
  readonly close: () => void;
};

/** The webcam shown in one video element; it is turned off when the screen goes. */
export function useCamera(): Camera {
  const videoRef = useRef<HTMLVideoElement | null>(null);
  const streamRef = useRef<MediaStream | null>(null);
  // Rises with each close, so that a permission granted too late does not leave the camera on.
  const turnRef = useRef(0);
  const [fault, setFault] = useState<CameraFault | null>(null);

  const close = useCallback(() => {
    turnRef.current += 1;
    if (streamRef.current) closeCamera(streamRef.current);
    streamRef.current = null;
    if (videoRef.current) videoRef.current.srcObject = null;
  }, []);

  const open = useCallback(async (): Promise<boolean> => {
    const turn = turnRef.current;
    setFault(null);
    try {
      const stream = await openCamera();
      if (turn !== turnRef.current) {
        closeCamera(stream);
        return false;
      }
      streamRef.current = stream;
      onCameraLost(stream, () => {
        log.error('webcam went away', stream);
        close();
        setFault('lost');
      });
      if (videoRef.current) {
        videoRef.current.srcObject = stream;
        await videoRef.current.play();
      }
      return true;
    } catch (error) {
      log.error('webcam access failed', error);
      if (turn === turnRef.current) setFault(cameraFault(error));
      return false;
    }
  }, [close]);

  useEffect(() => close, [close]);

  return { videoRef, fault, open, close };
}
