import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { SignKitCommand } from '../../../lib/sign-kit/messages';
import type { LessonSentence } from '../api';
import { useNames } from '../use-names';
import { ChoiceButtons, Verdict } from './choice-buttons';
import { meaningsOf } from './choices';
import styles from './lesson-player.module.css';
import { PlayControls } from './play-controls';
import { AvatarStage } from './sign-stage';

/** With fewer there is nothing to choose from. */
const FEWEST = 2;

/** A sentence that the avatar signs, with its face: what does it say? */
export function SayStep({
  sentence,
  sentences,
  isSlow,
  onSlow,
  onNext,
}: {
  readonly sentence: LessonSentence;
  readonly sentences: readonly LessonSentence[];
  readonly isSlow: boolean;
  readonly onSlow: (isSlow: boolean) => void;
  readonly onNext: () => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const [choices] = useState(() => meaningsOf(sentence, sentences, Math.random));
  const [chosen, setChosen] = useState<string | null>(null);
  const [playCount, setPlayCount] = useState(0);
  const { gloss, spans } = sentence;
  const play = useMemo<SignKitCommand>(
    () => ({ type: 'signkit:play', gloss, spans }),
    [gloss, spans],
  );
  const replay = (): void => setPlayCount((count) => count + 1);
  const isAsked = choices.length >= FEWEST;
  const isOver = chosen !== null || !isAsked;
  const isRight = chosen === sentence.en;
  const meaning = names(sentence).text;
  const said = isRight ? 'lessons.say.right' : 'lessons.say.wrong';
  return (
    <section className={styles.step}>
      <h1 tabIndex={-1} className={styles.question}>
        {isAsked ? t('lessons.say.question') : t('lessons.say.meaning', { meaning })}
      </h1>
      <div className={styles.looked}>
        <AvatarStage page="convert" play={play} isSlow={isSlow} playCount={playCount} />
        <PlayControls isSlow={isSlow} onSlow={onSlow} onReplay={replay} />
      </div>
      {isAsked && (
        <ChoiceButtons
          choices={choices.map((one) => ({ id: one.en, text: names(one).text }))}
          right={sentence.en}
          chosen={chosen}
          isWide
          onChoose={(id) => {
            setChosen(id);
            if (id !== sentence.en) replay();
          }}
        />
      )}
      <div className={styles.answer}>
        <Verdict isRight={chosen === null ? null : isRight} text={t(said, { meaning })} />
        {isOver && (
          <>
            <p lang="en" className={styles.hint}>
              {t('lessons.say.asSigned', { gloss: gloss.join(' ') })}
            </p>
            <Button size="lg" mih={56} rightSection={<IconArrowRight size={24} />} onClick={onNext}>
              {t('lessons.player.next')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
