import { Button } from '@mantine/core';
import { IconFlipVertical, IconPlayerPlay } from '@tabler/icons-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Take } from './giving';
import styles from './take-review.module.css';
import type { Trim } from './trim';
import { TrimField } from './trim-field';

/** Far behind the end of any take. */
const BEYOND_S = 1e7;

/** Plays the given part of a take as others will see it, not mirrored; mirrored only when asked. */
export function TakePlayer({
  take: { blob, seconds, trim },
  onTrim,
}: {
  readonly take: Take;
  readonly onTrim: (trim: Trim | null) => void;
}) {
  const { t } = useTranslation();
  const videoRef = useRef<HTMLVideoElement>(null);
  const [src, setSrc] = useState<string>();
  const [isMirrored, setMirrored] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    setSrc(url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return (
    <div className={styles.player}>
      <video
        ref={videoRef}
        src={src}
        className={styles.video}
        aria-label={t('giving.review.player')}
        // They would be mirrored as well.
        controls={!isMirrored}
        muted
        playsInline
        data-mirrored={isMirrored}
        onLoadedMetadata={findEnd}
        onTimeUpdate={({ currentTarget }) => {
          if (trim && currentTarget.currentTime * 1000 >= trim.toMs) currentTarget.pause();
        }}
      />
      <div className={styles.controls}>
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={20} />}
          onClick={() => void playFrom(videoRef.current, trim?.fromMs ?? 0)}
        >
          {t('giving.review.play')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFlipVertical size={20} />}
          aria-pressed={isMirrored}
          onClick={() => setMirrored(!isMirrored)}
        >
          {t('giving.review.mirror')}
        </Button>
      </div>
      <TrimField
        lengthMs={Math.round(seconds * 1000)}
        trim={trim}
        onTrim={onTrim}
        onPeek={(ms) => show(videoRef.current, ms)}
      />
    </div>
  );
}

function show(video: HTMLVideoElement | null, ms: number): void {
  if (!video) return;
  video.pause();
  video.currentTime = ms / 1000;
}

async function playFrom(video: HTMLVideoElement | null, ms: number): Promise<void> {
  if (!video) return;
  video.currentTime = ms / 1000;
  // Refused by the browser or stopped at once: the button still offers it.
  await video.play().catch(() => {});
}

/** A recorder's file does not say how long it is; a browser that is led behind its end knows. */
function findEnd({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>): void {
  if (video.duration !== Number.POSITIVE_INFINITY) return;
  video.addEventListener(
    'durationchange',
    () => {
      video.currentTime = 0;
    },
    { once: true },
  );
  video.currentTime = BEYOND_S;
}
