import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import styles from './looping-video.module.css';

/** A silent moving picture that can be stopped, and stands still for who asked for less motion. */
export function LoopingVideo({
  src,
  poster,
  label,
  playText,
  pauseText,
}: {
  readonly src: string;
  readonly poster: string;
  readonly label: string;
  readonly playText: string;
  readonly pauseText: string;
}) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isStill] = useState(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isPlaying, setPlaying] = useState(!isStill);
  const toggle = (): void => {
    const video = videoRef.current;
    if (!video) return;
    if (isPlaying) video.pause();
    else void video.play();
  };
  return (
    <div className={styles.stage}>
      <video
        ref={videoRef}
        src={src}
        poster={poster}
        aria-label={label}
        autoPlay={!isStill}
        loop
        muted
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button type="button" className={styles.toggle} onClick={toggle}>
        {isPlaying ? (
          <IconPlayerPause size={24} aria-hidden="true" />
        ) : (
          <IconPlayerPlay size={24} aria-hidden="true" />
        )}
        <span>{isPlaying ? pauseText : playText}</span>
      </button>
    </div>
  );
}
