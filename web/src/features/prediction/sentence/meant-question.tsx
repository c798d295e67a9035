import type { Emotion } from '@isl/contracts/vocabulary';
import { Button } from '@mantine/core';
import { IconCheck, IconVolume, IconX } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { passFocusTo } from '../../../lib/pass-focus-on';
import { canSpeak, speak, stopSpeaking } from '../../../lib/speech';
import own from './generated-result.module.css';
import { forgetAnswers, keepAnswer } from './kept-answers';

type Answer = 'open' | 'yes' | 'no' | 'forgotten';

/** Asks whether the sentence is what was meant; nothing is said aloud before a yes. */
export function MeantQuestion({
  signs,
  sentence,
  feeling,
}: {
  readonly signs: string;
  readonly sentence: string;
  /** As it was chosen or felt, and no other. */
  readonly feeling: Emotion | '';
}) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Answer>('open');
  const saidRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => stopSpeaking, []);
  const take =
    (given: 'yes' | 'no') =>
    ({ currentTarget }: MouseEvent): void => {
      passFocusTo(currentTarget, () => saidRef.current);
      keepAnswer({ at: new Date().toISOString(), signs, sentence, isRight: given === 'yes' });
      setAnswer(given);
    };
  const forget = ({ currentTarget }: MouseEvent): void => {
    passFocusTo(currentTarget, () => saidRef.current);
    forgetAnswers();
    setAnswer('forgotten');
  };
  if (answer === 'open') {
    return (
      <div className={own.meant}>
        <p>{t('prediction.meant.question')}</p>
        <Button variant="default" leftSection={<IconCheck size={20} />} onClick={take('yes')}>
          {t('prediction.meant.yes')}
        </Button>
        <Button variant="default" leftSection={<IconX size={20} />} onClick={take('no')}>
          {t('prediction.meant.no')}
        </Button>
      </div>
    );
  }
  return (
    <div className={own.meant}>
      <p ref={saidRef} role="status">
        {t(`prediction.meant.said.${answer}`)}
      </p>
      {answer === 'yes' && canSpeak() && (
        <Button
          variant="default"
          leftSection={<IconVolume size={20} />}
          onClick={() => speak(sentence, feeling)}
        >
          {t('prediction.meant.speak')}
        </Button>
      )}
      {answer !== 'forgotten' && (
        <Button variant="subtle" onClick={forget}>
          {t('prediction.meant.forget')}
        </Button>
      )}
    </div>
  );
}
