import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation';
import { SignKitFrame } from './sign-kit-frame';
import styles from './sign-player.module.css';

/** Which of the two the avatar signs: the form that was drawn, or what a person did in their clip. */
type Played = 'form' | 'person';
type Progress = 'waiting' | 'playing' | 'played';

/** The avatar that plays one sign when asked to; until then its picture or clip. */
export function SignPlayer({
  signId,
  name,
  poster,
  playText,
  asPersonText,
  onReport,
  children,
}: {
  readonly signId: string;
  readonly name: string;
  readonly poster: string;
  readonly playText: string;
  /** Where the avatar can sign it as a person did as well. */
  readonly asPersonText?: string | undefined;
  readonly onReport: (id: string) => void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const [played, setPlayed] = useState<Played | null>(null);
  const [progress, setProgress] = useState<Progress>('waiting');
  const notePlaying = (isPlaying: boolean): void =>
    setProgress((now) => (isPlaying ? 'playing' : now === 'playing' ? 'played' : now));
  const open = (what: Played): void => {
    setProgress('waiting');
    setPlayed(what);
  };
  if (!played) {
    return (
      <div className={styles.player}>
        {children}
        <Button
          size="lg"
          mih={56}
          leftSection={<IconPlayerPlay size={24} />}
          onClick={() => open('form')}
        >
          {playText}
        </Button>
        {asPersonText !== undefined && (
          <Button
            variant="default"
            size="lg"
            mih={56}
            leftSection={<IconPlayerPlay size={24} />}
            onClick={() => open('person')}
          >
            {asPersonText}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.player} data-progress={progress}>
      <div className={styles.sizer}>
        <div className={styles.frame}>
          <SignKitFrame
            page="learn-sign"
            params={{
              ...{ embed: 'player', sign: signId },
              ...(played === 'person' ? { as: 'person' } : {}),
            }}
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
        onClick={() => setPlayed(null)}
      >
        {t('signKit.back')}
      </Button>
    </div>
  );
}
