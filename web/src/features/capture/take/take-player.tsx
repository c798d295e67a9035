import { Button } from '@mantine/core';
import { IconFlipVertical, IconPlayerPlay } from '@tabler/icons-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './take-review.module.css';

/** Far behind the end of any take. */
const BEYOND_S = 1e7;

/** Plays a take as others will see it, not mirrored; mirrored only when asked. */
export function TakePlayer({ blob }: { readonly blob: Blob }) {
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
      />
      <div className={styles.controls}>
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={20} />}
          onClick={() => void playFromStart(videoRef.current)}
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
    </div>
  );
}

async function playFromStart(video: HTMLVideoElement | null): Promise<void> {
  if (!video) return;
  video.currentTime = 0;
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
