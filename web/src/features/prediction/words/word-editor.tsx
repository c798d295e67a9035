import { Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconLink,
  IconMinus,
  IconMoodNeutral,
  IconPlus,
} from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { formatPercent } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { passFocusTo } from '../../../lib/pass-focus-on';
import type { Mark } from '../face/face-marks';
import styles from '../prediction-page.module.css';
import { CandidateButtons } from './candidate-buttons';
import { LetterChoices } from './letter-choices';
import { MoveButton } from './move-button';
import { faceTakenBack, type Word, wordReplaced, wordsJoined, wordTimesSet } from './slice';
import own from './word-editor.module.css';
import { isAsSpelled } from './word-list';

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
  const editorRef = useRef<HTMLElement>(null);
  const againRef = useRef<HTMLButtonElement>(null);
  const { key, times, confidence, candidates } = word;
  const hasOthers = candidates.some(({ label }) => label !== word.word);
  const isSpelled = word.letters.length > 0;
  const setTimes = (to: number): void => {
    dispatch(wordTimesSet({ key, times: to }));
  };
  const join = ({ currentTarget }: MouseEvent): void => {
    passFocusTo(currentTarget, () => editorRef.current);
    dispatch(wordsJoined(key));
  };
  const takeFaceBack = ({ currentTarget }: MouseEvent): void => {
    passFocusTo(currentTarget, () => editorRef.current);
    dispatch(faceTakenBack(key));
  };
  const signLess = ({ currentTarget }: MouseEvent): void => {
    passFocusTo(currentTarget, () => againRef.current);
    setTimes(times - 1);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section
      ref={editorRef}
      className={own.editor}
      aria-label={t('prediction.edit.of', { word: word.word })}
      onKeyDown={onKey}
    >
      {hasOthers && (
        <div className={own.row}>
          <p className={own.label}>{t('prediction.edit.instead')}</p>
          <CandidateButtons
            candidates={candidates}
            chosen={word.word}
            onChoose={({ label, learntFrom = 'people' }) =>
              dispatch(wordReplaced({ key, word: label, learntFrom }))
            }
          />
        </div>
      )}
      {isAsSpelled(word) && <LetterChoices key={key} word={word} />}
      <div className={own.row}>
        <MoveButton isOff={isFirst} icon={<IconArrowLeft size={20} />} onMove={() => onMove(-1)}>
          {t('prediction.edit.earlier')}
        </MoveButton>
        <MoveButton isOff={!next} icon={<IconArrowRight size={20} />} onMove={() => onMove(1)}>
          {t('prediction.edit.later')}
        </MoveButton>
        {times > 1 && (
          <Button variant="default" leftSection={<IconMinus size={20} />} onClick={signLess}>
            {t('prediction.edit.fewer')}
          </Button>
        )}
        <Button
          ref={againRef}
          variant="default"
          leftSection={<IconPlus size={20} />}
          onClick={() => setTimes(times + 1)}
        >
          {t('prediction.edit.again')}
        </Button>
        {isSpelled && next && next.letters.length > 0 && (
          <Button variant="default" leftSection={<IconLink size={20} />} onClick={join}>
            {t('prediction.edit.join', { word: next.word })}
          </Button>
        )}
        {marks.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconMoodNeutral size={20} />}
            onClick={takeFaceBack}
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
