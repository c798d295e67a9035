import { Button } from '@mantine/core';
import { IconCircleCheckFilled, IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ClearSwitch } from '../../../components/ui/clear-switch';
import { SignKitFrame } from '../../../components/ui/sign-kit-frame';
import { formatBytes, formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { SignKitCommand } from '../../../lib/sign-kit/messages';
import styles from './keep-course.module.css';
import { type Fault, KEPT_BYTES, type Keeping, useKeptCourse } from './use-kept-course';

const KEEP: readonly SignKitCommand[] = [{ type: 'signkit:keep' }];

/** Keeps a course on this device, whose size is told before; nothing where a browser keeps nothing. */
export function KeepCourse({ courseId }: { readonly courseId: string }) {
  const { t } = useTranslation();
  const { state, keep, remove, onAvatar } = useKeptCourse(courseId);
  if (!state) return null;
  return (
    <section aria-labelledby="offline" className={styles.keep}>
      <h2 id="offline" className={styles.heading}>
        {t('lessons.offline.heading')}
      </h2>
      {state.name === 'open' && (
        <Offer fault={state.fault} onKeep={(camera) => void keep(camera)} />
      )}
      {state.name === 'keeping' && (
        <>
          <p role="status">{saidOf(state, t)}</p>
          <div className={styles.frame} inert>
            <SignKitFrame
              page="learn-sign"
              params={{ embed: 'stage' }}
              title={t('lessons.player.avatarStage')}
              told={KEEP}
              onReport={() => {}}
              onOffline={onAvatar}
            />
          </div>
        </>
      )}
      {state.name === 'kept' && (
        <>
          <p className={styles.kept}>
            <IconCircleCheckFilled size={24} aria-hidden="true" />
            {t(state.withCamera ? 'lessons.offline.keptCamera' : 'lessons.offline.kept')}
          </p>
          {state.fault && <p role="alert">{t(`lessons.offline.${state.fault}`)}</p>}
          {!state.withCamera && (
            <Button
              variant="default"
              mih={48}
              leftSection={<IconDownload size={20} />}
              onClick={() => void keep(true)}
            >
              {t('lessons.offline.addCamera', { size: formatBytes(KEPT_BYTES.camera) })}
            </Button>
          )}
          <Button
            variant="default"
            mih={48}
            leftSection={<IconTrash size={20} />}
            onClick={() => void remove()}
          >
            {t('lessons.offline.remove')}
          </Button>
        </>
      )}
    </section>
  );
}

function Offer({
  fault,
  onKeep,
}: {
  readonly fault: Fault | null;
  readonly onKeep: (withCamera: boolean) => void;
}) {
  const { t } = useTranslation();
  const [withCamera, setWithCamera] = useState(false);
  const { avatar, camera } = KEPT_BYTES;
  const size = formatBytes(avatar + (withCamera ? camera : 0));
  return (
    <>
      <p>{t('lessons.offline.about')}</p>
      <ClearSwitch
        checked={withCamera}
        onChange={({ currentTarget }) => setWithCamera(currentTarget.checked)}
        label={t('lessons.offline.camera')}
        description={t('lessons.offline.cameraAbout', { size: formatBytes(camera) })}
      />
      {fault && <p role="alert">{t(`lessons.offline.${fault}`)}</p>}
      <Button
        variant="default"
        mih={48}
        leftSection={<IconDownload size={20} />}
        onClick={() => onKeep(withCamera)}
      >
        {t('lessons.offline.keep', { size })}
      </Button>
    </>
  );
}

const saidOf = (
  { share }: Extract<Keeping, { readonly name: 'keeping' }>,
  t: ReturnType<typeof useTranslation>['t'],
): string =>
  share === null
    ? t('lessons.offline.keeping')
    : t('lessons.offline.loading', { percent: formatPercent(share) });
