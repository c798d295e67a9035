import { Textarea } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { formatPercent } from '../../../lib/i18n/format';
import type { FinishedWord } from '../letter-run';
import styles from '../prediction-page.module.css';
import { wordRemoved } from '../slice';
import own from './sentence-box.module.css';

/** The read-only ISL sentence, and its words, each with its confidence and a way out. */
export function SentenceBox({ words }: { readonly words: readonly FinishedWord[] }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <section className={styles.box}>
      <Textarea
        readOnly
        rows={2}
        label={t('prediction.sentence')}
        value={words.map(({ word }) => word).join(' ')}
      />
      {words.length === 0 ? (
        <p className={styles.muted}>{t('prediction.noWords')}</p>
      ) : (
        <ul className={own.words} aria-label={t('prediction.words')}>
          {words.map(({ word, confidence }) => (
            <li key={word}>
              <button
                type="button"
                className={own.word}
                aria-label={t('prediction.remove', { word })}
                onClick={() => dispatch(wordRemoved(word))}
              >
                {t('prediction.sign', { label: word, p: formatPercent(confidence) })}
                <IconX size={20} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
