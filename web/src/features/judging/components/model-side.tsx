import { Button } from '@mantine/core';
import { IconCube } from '@tabler/icons-react';
import { useState } from 'react';
import { PictureBadge } from '../../../components/ui/status-badge';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { ToReview } from '../api';
import type { Playback } from '../use-playback';
import styles from './clip-stage.module.css';

/**
 * How the avatar makes what was asked for. Only when asked: no signer has checked it, and people take
 * what they see first for right.
 */
export function ModelSide({
  prompt,
  playback,
}: {
  readonly prompt: ToReview['prompt'];
  readonly playback: Playback;
}) {
  const { t } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  if (prompt.kind === 'sentence') return null;
  if (isMissing) return <p role="status">{t('judging.noModel')}</p>;
  const { isModelShown, toggleModel } = playback;
  const giveUp = (): void => {
    toggleModel();
    setMissing(true);
  };
  return (
    <div className={styles.model}>
      {isModelShown && (
        <figure className={styles.figure}>
          <video
            ref={playback.modelRef}
            src={`/static/signs/${prompt.id}.mp4`}
            poster={`/static/signs/${prompt.id}.webp`}
            preload="auto"
            muted
            playsInline
            aria-label={t('judging.model', { label: prompt.label })}
            className={styles.video}
            data-mirrored={playback.isMirrored}
            onEnded={playback.onEnded}
            onError={giveUp}
          />
          <figcaption>
            <PictureBadge kind="avatar" />
            <p>{t('judging.modelNote')}</p>
          </figcaption>
        </figure>
      )}
      <Button
        variant="default"
        leftSection={<IconCube size={20} />}
        aria-expanded={isModelShown}
        onClick={toggleModel}
      >
        {t(isModelShown ? 'judging.hideModel' : 'judging.showModel')}
      </Button>
    </div>
  );
}
