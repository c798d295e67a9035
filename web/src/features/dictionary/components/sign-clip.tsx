import { IconFlipVertical, IconGauge, IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { LoopingVideo } from '../../../components/ui/looping-video';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { CLIP_SPEEDS } from '../constants';
import { EntryPicture } from './entry-picture';
import styles from './sign-clip.module.css';

/** The clip of a sign with its speed, its loop and a mirror; without a clip its picture. */
export function SignClip({
  image,
  video,
  alt,
  waits = false,
}: {
  readonly image: string;
  readonly video: string | undefined;
  readonly alt: string;
  /** Begins only when it is asked for. */
  readonly waits?: boolean;
}) {
  const { t } = useTranslation();
  const [speed, setSpeed] = useState<(typeof CLIP_SPEEDS)[number]>(CLIP_SPEEDS[0]);
  const [loops, setLoops] = useState(true);
  const [isMirrored, setMirrored] = useState(false);
  if (!video) return <EntryPicture src={image} alt={alt} isEager />;
  const next = CLIP_SPEEDS[(CLIP_SPEEDS.indexOf(speed) + 1) % CLIP_SPEEDS.length];
  return (
    <LoopingVideo
      src={video}
      poster={image}
      label={alt}
      width={640}
      height={640}
      waits={waits}
      playText={t('sign.playClip')}
      pauseText={t('sign.pauseClip')}
      rate={speed}
      loops={loops}
      isMirrored={isMirrored}
    >
      <fieldset className={styles.controls}>
        <legend className="visually-hidden">{t('sign.clipControls')}</legend>
        <button
          type="button"
          className={styles.control}
          onClick={() => setSpeed(next ?? CLIP_SPEEDS[0])}
        >
          <IconGauge size={24} aria-hidden="true" />
          {t('sign.clipSpeed', { n: formatNumber(speed) })}
        </button>
        <button
          type="button"
          className={styles.control}
          aria-pressed={loops}
          onClick={() => setLoops(!loops)}
        >
          <IconRepeat size={24} aria-hidden="true" />
          {t('sign.clipLoop')}
        </button>
        <button
          type="button"
          className={styles.control}
          aria-pressed={isMirrored}
          onClick={() => setMirrored(!isMirrored)}
        >
          <IconFlipVertical size={24} aria-hidden="true" />
          {t('sign.clipMirror')}
        </button>
      </fieldset>
    </LoopingVideo>
  );
}
