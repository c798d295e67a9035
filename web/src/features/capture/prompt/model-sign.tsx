import { Button, Drawer } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoopingVideo } from '../../../components/ui/looping-video';
import { PictureBadge, StatusBadges } from '../../../components/ui/status-badge';
import { useTold } from '../../../lib/i18n/use-told';
import { useFocusBack } from '../../../lib/use-focus-back';
import styles from './model-sign.module.css';
import type { Entry } from './prompts';

/** How the dictionary shows it, in a sheet; only when asked, so that nobody signs after the avatar unasked. */
export function ModelSign({
  name,
  model,
}: {
  readonly name: string;
  readonly model: Entry['model'];
}) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  useFocusBack(isShown);
  // Its picture is the written word, not a sign.
  if (model.pictureKind === 'drawn') return <p>{t('giving.model.none')}</p>;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconEye size={20} />}
        aria-haspopup="dialog"
        onClick={() => setShown(true)}
      >
        {t('giving.model.show')}
      </Button>
      <Drawer
        opened={isShown}
        onClose={() => setShown(false)}
        position="bottom"
        size="auto"
        title={name}
        closeButtonProps={{ size: 48, 'aria-label': t('giving.model.hide') }}
      >
        <Model name={name} model={model} />
      </Drawer>
    </>
  );
}

function Model({ name, model }: { readonly name: string; readonly model: Entry['model'] }) {
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
