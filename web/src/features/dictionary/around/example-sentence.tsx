import { Button } from '@mantine/core';
import { IconPlayerPlay, IconRepeat } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { SignKitFrame } from '../../../components/ui/sign-kit-frame';
import { PictureBadge } from '../../../components/ui/status-badge';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { SignKitCommand } from '../../../lib/sign-kit/messages';
import type { SignAround } from '../api';
import styles from './sign-around.module.css';

type Sentence = NonNullable<SignAround['sentence']>;

/** A sentence with the sign, in both languages; the avatar, which is large, comes when it is asked for. */
export function ExampleSentence({ sentence }: { readonly sentence: Sentence }) {
  const { t, i18n } = useTranslation();
  const [playCount, setPlayCount] = useState(0);
  const { en, hi, gloss, spans } = sentence;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is told, and so plays once more
  const told = useMemo<readonly SignKitCommand[]>(
    () => [{ type: 'signkit:play', gloss, spans }],
    [gloss, spans, playCount],
  );
  const play = (): void => setPlayCount((count) => count + 1);
  const isOpen = playCount > 0;
  const isHindi = i18n.language === 'hi';
  return (
    <section aria-labelledby="sentence-heading" className={styles.section}>
      <h2 id="sentence-heading">{t('around.sentence')}</h2>
      <p className={styles.sentence} lang={isHindi ? 'hi' : 'en'}>
        {isHindi ? hi : en}
      </p>
      <p lang={isHindi ? 'en' : 'hi'}>{isHindi ? en : hi}</p>
      <p className={styles.note}>
        <span lang="en">{t('around.asSigned', { gloss: gloss.join(' ') })}</span>
      </p>
      {isOpen && (
        <div className={styles.stage}>
          <SignKitFrame
            page="convert"
            params={{ embed: 'stage' }}
            title={t('around.stage')}
            told={told}
            onReport={() => {}}
          />
        </div>
      )}
      <div className={styles.play}>
        <Button
          size="lg"
          mih={56}
          leftSection={isOpen ? <IconRepeat size={24} /> : <IconPlayerPlay size={24} />}
          onClick={play}
        >
          {t(isOpen ? 'around.replaySentence' : 'around.playSentence')}
        </Button>
        {isOpen && <PictureBadge kind="avatar" />}
      </div>
    </section>
  );
}
