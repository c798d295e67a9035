import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { LessonSign } from '../api';
import { useNames } from '../use-names';
import { ChoiceButtons, Verdict } from './choice-buttons';
import { choicesOf } from './choices';
import styles from './lesson-player.module.css';
import { PlayControls } from './play-controls';

/** Around a sign without its name, to be told from others; after a mistake it is shown again. */
export function RecogniseStep({
  sign,
  signs,
  isAgain,
  isSlow,
  onSlow,
  onReplay,
  onAnswer,
  onNext,
}: {
  readonly sign: LessonSign;
  readonly signs: readonly LessonSign[];
  readonly isAgain: boolean;
  readonly isSlow: boolean;
  readonly onSlow: (isSlow: boolean) => void;
  readonly onReplay: () => void;
  readonly onAnswer: (sign: string, isRight: boolean) => void;
  readonly onNext: () => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const [choices] = useState(() => choicesOf(sign, signs, Math.random));
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (id: string): void => {
    const isRight = id === sign._id;
    setChosen(id);
    onAnswer(sign._id, isRight);
    if (!isRight) onReplay();
  };
  const name = names(sign.names).text;
  return (
    <section className={styles.around}>
      <h1 tabIndex={-1} className={styles.question}>
        {t(isAgain ? 'lessons.recognise.onceMore' : 'lessons.recognise.question')}
      </h1>
      <PlayControls isSlow={isSlow} onSlow={onSlow} onReplay={onReplay} />
      <ChoiceButtons
        choices={choices.map(({ _id, names: both }) => ({ id: _id, text: names(both).text }))}
        right={sign._id}
        chosen={chosen}
        onChoose={choose}
      />
      <div className={styles.answer}>
        <Verdict
          isRight={chosen === null ? null : chosen === sign._id}
          text={t(chosen === sign._id ? 'lessons.recognise.right' : 'lessons.recognise.wrong', {
            name,
          })}
        />
        {chosen !== null && (
          <Button size="lg" mih={56} rightSection={<IconArrowRight size={24} />} onClick={onNext}>
            {t('lessons.player.next')}
          </Button>
        )}
      </div>
    </section>
  );
}
