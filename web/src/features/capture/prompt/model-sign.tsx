import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoopingVideo } from '../../../components/ui/looping-video';
import { PictureBadge, StatusBadges } from '../../../components/ui/status-badge';
import styles from './model-sign.module.css';
import type { Entry } from './prompts';

/** How the dictionary shows it; only when asked, so that nobody signs after the avatar unasked. */
export function ModelSign({
  name,
  model,
}: {
  readonly name: string;
  readonly model: Entry['model'];
}) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  // Its picture is the written word, not a sign.
  if (model.pictureKind === 'drawn') return <p>{t('giving.model.none')}</p>;
  return (
    <div className={styles.model}>
      <Button
        variant="subtle"
        leftSection={isShown ? <IconEyeOff size={20} /> : <IconEye size={20} />}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'giving.model.hide' : 'giving.model.show')}
      </Button>
      {isShown && <Model name={name} model={model} />}
    </div>
  );
}

function Model({ name, model }: { readonly name: string; readonly model: Entry['model'] }) {
  const { t } = useTranslation();
  const { image, video, pictureKind, confidence } = model;
  // Nothing is known of it, so nobody has checked it.
  const status = model.status ?? 'draft';
  const alt = model.alt ?? t('sign.picture', { name });
  return (
    <figure className={styles.figure}>
      {video === undefined ? (
        <img src={image} alt={alt} width={640} height={640} className={styles.picture} />
      ) : (
        <LoopingVideo
          src={video}
          poster={image}
          label={alt}
          width={640}
          height={640}
          playText={t('sign.playClip')}
          pauseText={t('sign.pauseClip')}
        />
      )}
      <figcaption className={styles.caption}>
        <PictureBadge kind={pictureKind} />
        <StatusBadges status={status} confidence={confidence} />
        {status !== 'reviewed' && <p>{t('giving.model.unreviewed')}</p>}
      </figcaption>
    </figure>
  );
}
