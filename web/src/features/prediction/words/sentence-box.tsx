import { Button } from '@mantine/core';
import { IconEraser, IconPlus } from '@tabler/icons-react';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { passFocusUp } from '../../../lib/pass-focus-on';
import styles from '../prediction-page.module.css';
import own from './sentence-box.module.css';
import type { Word } from './slice';
import { WordChips } from './word-chips';

const AddWord = lazy(() => import('./add-word').then((file) => ({ default: file.AddWord })));
const SpellingHints = lazy(() =>
  import('./spelling-hints').then((file) => ({ default: file.SpellingHints })),
);

/** The words of the sentence, each with its confidence, and what can be done with them. */
export function SentenceBox({
  words,
  onClear,
  children,
}: {
  readonly words: readonly Word[];
  readonly onClear: () => void;
  /** What is done with all of them. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  const clear = ({ currentTarget }: MouseEvent): void => {
    passFocusUp(currentTarget);
    onClear();
  };
  const spelled = words.filter(
    ({ letters, confidence }) => letters.length > 1 && confidence !== null,
  );
  return (
    <section className={styles.box} aria-labelledby="isl-sentence">
      <h2 id="isl-sentence">{t('prediction.words')}</h2>
      {words.length === 0 ? (
        <p className={styles.muted}>{t('prediction.noWords')}</p>
      ) : (
        <WordChips words={words} />
      )}
      {spelled.length > 0 && (
        <Suspense>
          <SpellingHints spelled={spelled} />
        </Suspense>
      )}
      {words.some(({ learntFrom }) => learntFrom === 'avatar') && (
        <p className={own.avatar}>{t('predict.avatarOnly')}</p>
      )}
      {isAdding && (
        <Suspense>
          <AddWord onDone={() => setAdding(false)} />
        </Suspense>
      )}
      <div className={own.actions}>
        {children}
        <Button
          variant="default"
          leftSection={<IconPlus size={20} />}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          {t('prediction.add.open')}
        </Button>
        {words.length > 0 && (
          <Button variant="subtle" leftSection={<IconEraser size={20} />} onClick={clear}>
            {t('prediction.clear')}
          </Button>
        )}
      </div>
    </section>
  );
}
