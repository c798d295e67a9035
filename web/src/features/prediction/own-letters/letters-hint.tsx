import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ToolButton } from '../../../components/ui/tool-button';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { useLive } from '../../../lib/live';
import { passFocusTo } from '../../../lib/pass-focus-on';
import type { Seen } from '../recognise/use-recognition';
import styles from './own-letters.module.css';
import { useUnsureLetters } from './use-unsure-letters';

const SHOWN_KEY = 'prediction-letters-hint';

/** After a recording whose letters stayed unsure: the way to showing one's own; once a session. */
export function LettersHint({
  seen,
  isHearing,
  isWelcome,
  onOpen,
}: {
  readonly seen: Seen;
  readonly isHearing: boolean;
  /** Nothing is being recorded, and nobody has shown letters here yet. */
  readonly isWelcome: boolean;
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const sign = useLive(seen, (newest) => newest.sign);
  const isDue = useUnsureLetters(isHearing ? sign : null) && isWelcome;
  useEffect(() => {
    if (!isDue || sessionStorage.getItem(SHOWN_KEY) !== null) return;
    sessionStorage.setItem(SHOWN_KEY, 'true');
    setShown(true);
  }, [isDue]);
  const close = (button: Element): void => {
    passFocusTo(button, () => document.querySelector<HTMLElement>('h1'));
    setShown(false);
  };
  return (
    <div role="status">
      {isShown && isDue && (
        <div className={styles.hint}>
          <p>{t('prediction.ownLetters.hint')}</p>
          <Button variant="default" onClick={onOpen}>
            {t('prediction.ownLetters.open')}
          </Button>
          <ToolButton size={44} label={t('app.close')} onPress={close}>
            <IconX size={20} />
          </ToolButton>
        </div>
      )}
    </div>
  );
}
