import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CameraFault } from '../camera/camera';
import { captureFrame } from '../camera/capture-frame';
import type { SocketState } from '../socket/frame-socket';
import { useCamera } from './use-camera';
import {
  type FrameProcessed,
  type FrameService,
  type FrameServiceUrls,
  useFrameSockets,
} from './use-frame-sockets';

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
}: {
  readonly urls: FrameServiceUrls;
  readonly timing: { readonly startDelayMs: number; readonly intervalMs: number };
  readonly onAnswer: (service: FrameService, answer: FrameProcessed) => void;
}): FrameStream {
  const canvasRef = useRef<HTMLCanvasElement | null>(null);
  const frameNumberRef = useRef(0);
  const [isStarted, setStarted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { videoRef, fault, open, close } = useCamera();
  const isRunning = isStarted && fault === null;
  const isSending = isOpen && fault === null;
  const { states, send } = useFrameSockets(urls, onAnswer);
  const { startDelayMs, intervalMs } = timing;

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
    const sendFrame = (): void => {
      const image = captureFrame(videoRef.current, canvasRef.current);
      if (image === null) return;
      frameNumberRef.current += 1;
      send({ id: String(frameNumberRef.current), sentAt: Date.now(), image });
    };
    let interval: ReturnType<typeof setInterval> | undefined;
    const delay = setTimeout(() => {
      sendFrame();
      interval = setInterval(sendFrame, intervalMs);
    }, startDelayMs);
    return () => {
      clearTimeout(delay);
      clearInterval(interval);
    };
  }, [isSending, startDelayMs, intervalMs, send, videoRef]);

  return { videoRef, canvasRef, isRunning, fault, states, start, stop };
}
