import type { FaceState } from '@isl/contracts/vocabulary';
import { useEffect, useRef, useState } from 'react';
import type { FrameStream } from '../../../lib/frames/use-frame-stream';
import { LIGHT_EVERY_MS } from '../constants';
import { type HeldHint, type Hint, hintOf, holdHint, meanLuma, noHint } from './hint';

/** Enough pixels for a mean. */
const SAMPLE = { width: 32, height: 24 } as const;

/** What is in the way of a good clip, from the picture and from what was read of the face last. */
export function useHint(
  { videoRef, isSending }: Pick<FrameStream, 'videoRef' | 'isSending'>,
  face: FaceState | undefined,
): Hint | null {
  const [held, setHeld] = useState<HeldHint>(noHint);
  const faceRef = useRef(face);
  useEffect(() => {
    faceRef.current = face;
  });
  useEffect(() => {
    if (!isSending) return;
    const context = smallContext();
    const look = (): void => {
      const luma = lumaOf(videoRef.current, context);
      setHeld((before) => holdHint(before, hintOf({ luma, face: faceRef.current }), Date.now()));
    };
    const timer = setInterval(look, LIGHT_EVERY_MS);
    return () => {
      clearInterval(timer);
      setHeld(noHint);
    };
  }, [isSending, videoRef]);
  return held.said;
}

function smallContext(): CanvasRenderingContext2D | null {
  const canvas = Object.assign(document.createElement('canvas'), SAMPLE);
  return canvas.getContext('2d', { willReadFrequently: true });
}

function lumaOf(
  video: HTMLVideoElement | null,
  context: CanvasRenderingContext2D | null,
): number | null {
  if (!video || !context || video.readyState < video.HAVE_CURRENT_DATA) return null;
  const { width, height } = SAMPLE;
  context.drawImage(video, 0, 0, width, height);
  return meanLuma(context.getImageData(0, 0, width, height).data);
}
