import { Button } from '@mantine/core';
import {
  IconCamera,
  IconPlayerSkipForward,
  IconPlayerStop,
  IconRefresh,
} from '@tabler/icons-react';
import { type RefObject, useEffect } from 'react';
import { CameraPicture } from '../../../components/ui/camera-picture';
import { useAlphabet } from '../../../lib/alphabet';
import { useFrameFault } from '../../../lib/frames/use-frame-fault';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import own from '../own/own-signs-dialog.module.css';
import { LetterToShow } from './letter-to-show';
import { lettersOf, NUMERALS, nameOf } from './own-letters';
import styles from './own-letters.module.css';
import type { useShowLetters } from './use-show-letters';
import type { Outcome } from './use-showing';
import { WhichAlphabet } from './which-alphabet';

/** The server's default alphabet, until the person chooses. */
const DEFAULT_ALPHABET = 'v2';

/** One letter after the other before the camera, and what became of each. */
export function ShowLetters({
  known,
  showing,
  keepsPictures,
  mainRef,
  onStart,
}: {
  /** Those that the service can read. */
  readonly known: ReadonlySet<string>;
  readonly showing: ReturnType<typeof useShowLetters>;
  readonly keepsPictures: boolean;
  /** The button that stays while all around it changes. */
  readonly mainRef: RefObject<HTMLButtonElement | null>;
  readonly onStart: (ids: readonly string[]) => void;
}) {
  const { t } = useTranslation();
  const say = useFrameFault();
  const [chosen, choose] = useAlphabet();
  const alphabet = chosen ?? DEFAULT_ALPHABET;
  const { stream, phase, current, outcome, isShowing, isWaiting, failed } = showing;
  const all = lettersOf(alphabet);
  const missing = all.filter((id) => !known.has(id));
  const toShow = missing.length > 0 ? missing : all;
  const group = current !== null && NUMERALS.includes(current) ? NUMERALS : all;
  const shownCount = group.filter((id) => known.has(id)).length;

  const outcomeText = (one: Outcome): string => t(`prediction.ownLetters.outcome.${one}`);
  const progress = t('prediction.ownLetters.progress', {
    n: formatNumber(shownCount),
    of: formatNumber(group.length),
  });

  useEffect(() => {
    if (!isShowing) return;
    return () => {
      // Who pressed a button that goes away goes on at the one that stays.
      if (document.activeElement === document.body) mainRef.current?.focus();
    };
  }, [isShowing, mainRef]);

  return (
    <>
      {!isShowing && (
        <>
          <p>{t('prediction.ownLetters.intro')}</p>
          <p>{t('prediction.ownLetters.whole')}</p>
          <p className={own.note}>{t('prediction.ownLetters.privacy')}</p>
          <p className={own.note}>{t(keepsPictures ? 'camera.kept' : 'camera.now')}</p>
          <WhichAlphabet alphabet={alphabet} onChoose={choose} />
        </>
      )}
      {current === null ? (
        <p className={own.note}>{progress}</p>
      ) : (
        <LetterToShow id={current} progress={progress} />
      )}
      {failed && <p role="alert">{say(failed)}</p>}
      <div className={styles.camera}>
        <CameraPicture
          stream={stream}
          label={t('prediction.ownLetters.picture')}
          onRetry={() => onStart(toShow)}
          overlay={
            isShowing &&
            phase.is !== 'opening' && (
              <p className={own.count} role="status">
                {phase.is === 'idle' && outcome !== null && outcomeText(outcome)}
                {phase.is === 'counting' && formatNumber(phase.left)}
                {phase.is === 'showing' && t('prediction.ownLetters.hold')}
                {phase.is === 'asking' && t('prediction.own.looking')}
              </p>
            )
          }
        />
      </div>
      <p role="status">
        {!isShowing && outcome !== null && outcomeText(outcome)}
        {isWaiting && t('prediction.ownLetters.waiting')}
      </p>
      <div className={own.buttons}>
        <Button
          ref={mainRef}
          size="lg"
          mih={56}
          leftSection={isShowing ? <IconPlayerStop size={24} /> : <IconCamera size={24} />}
          onClick={() => (isShowing ? showing.stop() : onStart(toShow))}
        >
          {t(`prediction.ownLetters.main.${isShowing ? 'stop' : mainOf(missing, all)}`)}
        </Button>
        {isShowing && (
          <>
            <Button
              variant="default"
              leftSection={<IconRefresh size={20} />}
              onClick={showing.again}
            >
              {t('prediction.ownLetters.again')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPlayerSkipForward size={20} />}
              onClick={showing.skip}
            >
              {t('prediction.ownLetters.skip', { letter: nameOf(current ?? '') })}
            </Button>
          </>
        )}
        {!isShowing && (
          <Button variant="default" onClick={() => onStart(NUMERALS)}>
            {t('prediction.ownLetters.numerals')}
          </Button>
        )}
      </div>
    </>
  );
}

/** What the main button begins. */
function mainOf(missing: readonly string[], all: readonly string[]): 'begin' | 'goOn' | 'anew' {
  if (missing.length === 0) return 'anew';
  return missing.length === all.length ? 'begin' : 'goOn';
}
