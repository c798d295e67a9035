import { Button } from '@mantine/core';
import { IconVideo, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { SignInPrompt } from '../../../components/ui/sign-in-prompt';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { selectIsSignedIn } from '../../../lib/session/session-slice';
import { useGetCarriedQuery } from './api';
import styles from './carry-field.module.css';

const VideoPicker = lazy(async () => ({ default: (await import('./video-picker')).VideoPicker }));

/** Puts a video of one's own into what is being written, and takes it out again. */
export function CarryField({
  videoId,
  onChange,
}: {
  /** Empty where there is none. */
  readonly videoId: string;
  readonly onChange: (videoId: string) => void;
}) {
  const { t } = useTranslation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isOpen, setOpen] = useState(false);
  const { currentData: carried } = useGetCarriedQuery(videoId, { skip: videoId === '' });
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
  return (
    <div className={styles.field}>
      <Button
        ref={button}
        variant="subtle"
        px={12}
        leftSection={<IconVideo size={20} />}
        onClick={() => setOpen(true)}
      >
        {t(videoId === '' ? 'community.video.add' : 'community.video.change')}
      </Button>
      {videoId !== '' && (
        <span className={styles.chosen}>
          <span className={styles.title}>{carried?.video.title || t('videos.untitled')}</span>
          <button
            type="button"
            className={styles.remove}
            onClick={() => {
              onChange('');
              button.current?.focus();
            }}
          >
            <IconX size={20} aria-hidden="true" />
            <span className="visually-hidden">{t('community.video.remove')}</span>
          </button>
        </span>
      )}
      {isOpen && !isSignedIn && <SignInPrompt isOpen onClose={close} />}
      {isOpen && isSignedIn && (
        <Suspense>
          <VideoPicker
            onClose={close}
            onChoose={(id) => {
              onChange(id);
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
