import {
  type CameraFault,
  cameraFault,
  closeCamera,
  onCameraLost,
  openCamera,
} from '@isl/page-kit/camera';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export type Camera = {
  /** Of an element that is on the page as long as `stream` is. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly stream: MediaStream | null;
  readonly fault: CameraFault | null;
  readonly start: () => Promise<void>;
  readonly stop: () => void;
};

/** A camera whose pictures are shown on the page, and go nowhere else by themselves. */
export function useCamera(): Camera {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const isOpening = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (!stream) return undefined;
    onCameraLost(stream, () => {
      setFault('lost');
      setStream(null);
    });
    if (video.current) {
      video.current.srcObject = stream;
      void video.current.play().catch(() => setFault('busy'));
    }
    return () => closeCamera(stream);
  }, [stream]);
  const start = async (): Promise<void> => {
    if (isOpening.current) return;
    isOpening.current = true;
    setFault(null);
    try {
      const opened = await openCamera();
      if (isHere.current) setStream(opened);
      else closeCamera(opened);
    } catch (error) {
      setFault(cameraFault(error));
    } finally {
      isOpening.current = false;
    }
  };
  return { video, stream, fault, start, stop: () => setStream(null) };
}
