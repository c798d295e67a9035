import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOnlyOne } from '../../lib/only-one';
import { isPageTakenOver } from '../../lib/take-over';
import { LESS_MOTION } from '../../lib/use-media-query';
import styles from './looping-video.module.css';

/**
 * A silent moving picture that can be stopped by a button below it, where no hand signs; it stands still for
 * who asked for less motion, and once another one begins.
 */
export function LoopingVideo({
  src,
  poster,
  label,
  playText,
  pauseText,
  width,
  height,
  waits = false,
  rate = 1,
  loops = true,
  isMirrored = false,
  children,
}: {
  readonly src: string;
  readonly poster: string;
  readonly label: string;
  readonly playText: string;
  readonly pauseText: string;
  readonly width: number;
  readonly height: number;
  /** Begins only when its button is pressed. */
  readonly waits?: boolean;
  /** 1 is as it was filmed. */
  readonly rate?: number;
  readonly loops?: boolean;
  readonly isMirrored?: boolean;
  /** What else can be done with it, beside its button. */
  readonly children?: ReactNode;
}) {
  const videoRef = useRef<HTMLVideoElement>(null);
  // In a page that came drawn its poster stands alone until the app is there.
  const [comesLater] = useState(() => isPageTakenOver() && !waits);
  const [isStill] = useState(() => waits || comesLater || window.matchMedia(LESS_MOTION).matches);
  const [isPlaying, setPlaying] = useState(!isStill);
  const { isOn, begin } = useOnlyOne();
  const wasOn = useRef(false);
  useEffect(() => {
    if (!isStill) begin();
  }, [isStill, begin]);
  useEffect(() => {
    // Also what has not yet loaded so far that it moves.
    if (wasOn.current && !isOn) videoRef.current?.pause();
    wasOn.current = isOn;
  }, [isOn]);
  useEffect(() => {
    if (videoRef.current) videoRef.current.playbackRate = rate;
  }, [rate]);
  useEffect(() => {
    if (!comesLater || window.matchMedia(LESS_MOTION).matches) return;
    videoRef.current?.play().catch(() => {});
  }, [comesLater]);
  const toggle = (): void => {
    const video = videoRef.current;
    if (!video) return;
    if (isPlaying) video.pause();
    // Refused by the browser or stopped at once: the button, which follows the video, still offers it.
    else video.play().catch(() => {});
  };
  return (
    <div className={styles.looping}>
      <div className={styles.stage}>
        <video
          ref={videoRef}
          src={src}
          poster={poster}
          width={width}
          height={height}
          preload={isStill ? 'none' : 'auto'}
          aria-label={label}
          autoPlay={!isStill}
          loop={loops}
          muted
          playsInline
          data-mirrored={isMirrored}
          onPlay={() => {
            setPlaying(true);
            begin();
          }}
          onPause={() => setPlaying(false)}
        />
      </div>
      <div className={styles.bar}>
        <button type="button" className={styles.toggle} onClick={toggle}>
          {isPlaying ? (
            <IconPlayerPause size={24} aria-hidden="true" />
          ) : (
            <IconPlayerPlay size={24} aria-hidden="true" />
          )}
          <span>{isPlaying ? pauseText : playText}</span>
        </button>
        {children}
      </div>
    </div>
  );
}
