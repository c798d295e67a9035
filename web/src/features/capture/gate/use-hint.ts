import { useEffect, useRef, useState } from 'react';
import type { FrameProcessed } from '../../../lib/frames/use-frame-sockets';
import type { FrameStream } from '../../../lib/frames/use-frame-stream';
import type { LiveValue } from '../../../lib/live';
import { LIGHT_EVERY_MS } from '../constants';
import { type HeldHint, type Hint, hintOf, holdHint, meanDetail, meanLuma, noHint } from './hint';

/** Enough pixels for edges; the constants of blur are of this size. */
const SAMPLE = { width: 160, height: 120 } as const;

/** What is in the way of a good clip, from the picture and from what was read of the face last. */
export function useHint({
  videoRef,
  isLooking,
  answer,
  hasHands,
}: {
  readonly videoRef: FrameStream['videoRef'];
  /** The camera gives pictures. */
  readonly isLooking: boolean;
  readonly answer: LiveValue<FrameProcessed | null>;
  /** Null where nobody looks for them. */
  readonly hasHands: boolean | null;
}): Hint | null {
  const [held, setHeld] = useState<HeldHint>(noHint);
  const hasHandsRef = useRef(hasHands);
  useEffect(() => {
    hasHandsRef.current = hasHands;
  });
  useEffect(() => {
    if (!isLooking) return;
    const context = smallContext();
    let bestDetail = 0;
    const look = (): void => {
      const pixels = pixelsOf(videoRef.current, context);
      const luma = pixels && meanLuma(pixels);
      const detail = pixels ? meanDetail(pixels, SAMPLE.width) : 0;
      bestDetail = Math.max(bestDetail, detail);
      const face = answer.get()?.face_state;
      const hint = hintOf({ luma, detail, bestDetail, face, hasHands: hasHandsRef.current });
      setHeld((before) => holdHint(before, hint, Date.now()));
    };
    const timer = setInterval(look, LIGHT_EVERY_MS);
    return () => {
      clearInterval(timer);
      setHeld(noHint);
    };
  }, [isLooking, videoRef, answer]);
  return held.said;
}

function smallContext(): CanvasRenderingContext2D | null {
  const canvas = Object.assign(document.createElement('canvas'), SAMPLE);
  return canvas.getContext('2d', { willReadFrequently: true });
}

function pixelsOf(
  video: HTMLVideoElement | null,
  context: CanvasRenderingContext2D | null,
): Uint8ClampedArray | null {
  if (!video || !context || video.readyState < video.HAVE_CURRENT_DATA) return null;
  const { width, height } = SAMPLE;
  context.drawImage(video, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}
