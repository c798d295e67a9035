import { Drawer } from '@mantine/core';
import { LoopingVideo } from '../../../components/ui/looping-video';
import { PictureBadge, StatusBadges } from '../../../components/ui/status-badge';
import { useTold } from '../../../lib/i18n/use-told';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './model-sign.module.css';
import type { Entry } from './prompts';

type ModelProps = { readonly name: string; readonly model: Entry['model'] };

/** How the dictionary shows a sign, in a sheet from below. */
export function ModelSheet({
  isShown,
  onHide,
  ...model
}: ModelProps & { readonly isShown: boolean; readonly onHide: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={isShown}
      onClose={onHide}
      position="bottom"
      size="auto"
      title={model.name}
      closeButtonProps={{ size: 48, 'aria-label': t('giving.model.hide') }}
    >
      <Model {...model} />
    </Drawer>
  );
}

function Model({ name, model }: ModelProps) {
  const { t } = useTranslation();
  const told = useTold();
  const { image, video, pictureKind, confidence } = model;
  // Nothing is known of it, so nobody has checked it.
  const status = model.status ?? 'draft';
  const alt = model.alt ? told(model.alt, model.altHi).text : t('sign.picture', { name });
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
