import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useRegionName } from '../../../lib/regions';
import type { ToReview } from '../api';
import { keyOf } from '../session';
import type { Playback } from '../use-playback';
import styles from './clip-stage.module.css';
import { ModelSide } from './model-side';

/** The clip and beside it, when asked, the model of what was asked for. */
export function ClipStage({
  clip,
  next,
  hasFailed,
  playback,
  onReload,
}: {
  readonly clip: ToReview;
  readonly next: ToReview | undefined;
  readonly hasFailed: boolean;
  readonly playback: Playback;
  readonly onReload: () => void;
}) {
  const { t } = useTranslation();
  const regionName = useRegionName();
  const [broken, setBroken] = useState<readonly string[]>([]);
  const { prompt, isVariant, picture, region } = clip;
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title} tabIndex={-1}>
          {prompt.label}
        </h2>
        <p className={styles.facts}>
          <span>{t(`judging.asked.${prompt.kind}`)}</span>
          {region !== undefined && (
            <span>{t('judging.clipRegion', { region: regionName(region) })}</span>
          )}
          {isVariant && <span>{t('judging.variant')}</span>}
          {picture !== 'whole' && <span>{t(`clipPicture.${picture}`)}</span>}
        </p>
        {hasFailed && <p className={styles.failed}>{t('judging.again')}</p>}
      </header>
      <div className={styles.pair} data-two={playback.isModelShown}>
        <figure className={styles.figure}>
          {/* The next clip waits hidden in the same place: it becomes the one that is shown. */}
          {[clip, ...(next ? [next] : [])].map((one) => (
            <video
              key={keyOf(one)}
              ref={one === clip ? playback.clipRef : null}
              src={one.url}
              poster={one.poster}
              hidden={one !== clip}
              preload="auto"
              muted
              playsInline
              aria-label={t('judging.clip', { label: one.prompt.label })}
              className={styles.video}
              data-mirrored={playback.isMirrored}
              onEnded={playback.onEnded}
              onTimeUpdate={playback.onTimeUpdate}
              onError={() => setBroken((now) => [...now, keyOf(one)])}
            />
          ))}
          {playback.isModelShown && <figcaption>{t('judging.clipCaption')}</figcaption>}
        </figure>
        <ModelSide key={keyOf(clip)} prompt={prompt} playback={playback} />
      </div>
      {broken.includes(keyOf(clip)) && (
        <div role="alert" className={styles.broken}>
          <p>{t('judging.broken')}</p>
          <Button variant="default" leftSection={<IconRefresh size={20} />} onClick={onReload}>
            {t('app.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
