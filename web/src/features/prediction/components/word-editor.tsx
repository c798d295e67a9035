import { Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconLink,
  IconMinus,
  IconMoodNeutral,
  IconPlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { formatPercent } from '../../../lib/i18n/format';
import type { Mark } from '../face-marks';
import styles from '../prediction-page.module.css';
import { faceTakenBack, type Word, wordReplaced, wordsJoined, wordTimesSet } from '../slice';
import own from './word-editor.module.css';

/** What can be done with one word: another reading, another place, more or fewer of it. */
export function WordEditor({
  word,
  next,
  marks,
  isFirst,
  onMove,
  onClose,
}: {
  readonly word: Word;
  readonly next: Word | undefined;
  readonly marks: readonly Mark[];
  readonly isFirst: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { key, times, confidence } = word;
  const others = word.candidates.filter(({ label }) => label !== word.word);
  const isSpelled = word.letters.length > 0;
  const setTimes = (to: number) => () => dispatch(wordTimesSet({ key, times: to }));
  return (
    <section className={own.editor} aria-label={t('prediction.edit.of', { word: word.word })}>
      {others.length > 0 && (
        <div className={own.row}>
          <p className={own.label}>{t('prediction.edit.instead')}</p>
          {others.map(({ id, label, score, learntFrom = 'people' }) => (
            <Button
              key={id}
              variant="default"
              className={own.candidate}
              data-source={learntFrom}
              onClick={() => dispatch(wordReplaced({ key, word: label, learntFrom }))}
            >
              {t('prediction.sign', { label, p: formatPercent(score) })}
            </Button>
          ))}
        </div>
      )}
      <div className={own.row}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={20} />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          {t('prediction.edit.earlier')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconArrowRight size={20} />}
          disabled={!next}
          onClick={() => onMove(1)}
        >
          {t('prediction.edit.later')}
        </Button>
        {times > 1 && (
          <Button
            variant="default"
            leftSection={<IconMinus size={20} />}
            onClick={setTimes(times - 1)}
          >
            {t('prediction.edit.fewer')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size={20} />}
          onClick={setTimes(times + 1)}
        >
          {t('prediction.edit.again')}
        </Button>
        {isSpelled && next && next.letters.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconLink size={20} />}
            onClick={() => dispatch(wordsJoined(key))}
          >
            {t('prediction.edit.join', { word: next.word })}
          </Button>
        )}
        {marks.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconMoodNeutral size={20} />}
            onClick={() => dispatch(faceTakenBack(key))}
          >
            {t('prediction.edit.noFace')}
          </Button>
        )}
        <Button variant="subtle" onClick={onClose}>
          {t('app.close')}
        </Button>
      </div>
      <p className={styles.muted}>
        {confidence === null
          ? t('prediction.edit.byHand')
          : t('predict.score', { p: formatPercent(confidence) })}
      </p>
    </section>
  );
}
