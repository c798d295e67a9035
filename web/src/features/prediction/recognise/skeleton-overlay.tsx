import { type RefObject, useEffect, useRef } from 'react';
import { type Limb, linesOf, type Skeleton } from './skeleton';
import styles from './skeleton-overlay.module.css';

/** As the stage of the camera is cut (camera-stage.module.css), twice as fine as a frame. */
const STAGE = { width: 1280, height: 960 } as const;
const COLORS: Readonly<Record<Limb, string>> = {
  body: '--stage-light',
  left: '--still-haldi',
  right: '--still-haldi-text',
};
const LINE_WIDTH = 6;
const DOT_RADIUS = 7;

/** The points that the computer found, drawn over the person's picture and mirrored with it. */
export function SkeletonOverlay({
  skeleton,
  videoRef,
  weight = 1,
}: {
  readonly skeleton: Skeleton | null;
  readonly videoRef: RefObject<HTMLVideoElement | null>;
  /** How many times as thick its lines are, where it is shown small. */
  readonly weight?: number;
}) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    context.clearRect(0, 0, STAGE.width, STAGE.height);
    const video = videoRef.current;
    if (!skeleton || !video?.videoHeight) return;
    const colors = getComputedStyle(canvas);
    const aspect = video.videoWidth / video.videoHeight;
    context.lineWidth = LINE_WIDTH * weight;
    context.lineCap = 'round';
    for (const { limb, from, to } of linesOf(skeleton, aspect, STAGE.width / STAGE.height)) {
      const color = colors.getPropertyValue(COLORS[limb]).trim();
      context.strokeStyle = color;
      context.fillStyle = color;
      context.beginPath();
      context.moveTo(from[0] * STAGE.width, from[1] * STAGE.height);
      context.lineTo(to[0] * STAGE.width, to[1] * STAGE.height);
      context.stroke();
      context.beginPath();
      context.arc(to[0] * STAGE.width, to[1] * STAGE.height, DOT_RADIUS * weight, 0, 2 * Math.PI);
      context.fill();
    }
  }, [skeleton, videoRef, weight]);
  return <canvas ref={canvasRef} {...STAGE} className={styles.overlay} />;
}
