import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation';
import { SignKitFrame } from './sign-kit-frame';
import styles from './sign-player.module.css';

type Progress = 'waiting' | 'playing' | 'played';

/** The avatar that plays one sign when asked to; until then its picture or clip. */
export function SignPlayer({
  signId,
  name,
  poster,
  playText,
  onReport,
  children,
}: {
  readonly signId: string;
  readonly name: string;
  readonly poster: string;
  readonly playText: string;
  readonly onReport: (id: string) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [progress, setProgress] = useState<Progress>('waiting');
  const notePlaying = (isPlaying: boolean): void =>
    setProgress((now) => (isPlaying ? 'playing' : now === 'playing' ? 'played' : now));
  if (!isOpen) {
    return (
      <div className={styles.player}>
        {children}
        <Button
          size="lg"
          mih={56}
          leftSection={<IconPlayerPlay size={24} />}
          onClick={() => {
            setProgress('waiting');
            setOpen(true);
          }}
        >
          {playText}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.player} data-progress={progress}>
      <div className={styles.sizer}>
        <div className={styles.frame}>
          <SignKitFrame
            page="learn-sign"
            params={{ embed: 'player', sign: signId }}
            title={t('signKit.player', { name })}
            poster={poster}
            onReady={() => ({ type: 'signkit:play', sign: signId })}
            onPlaying={notePlaying}
            onReport={onReport}
          />
        </div>
      </div>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={24} />}
        onClick={() => setOpen(false)}
      >
        {t('signKit.back')}
      </Button>
    </div>
  );
}
