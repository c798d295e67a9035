import { Button } from '@mantine/core';
import { IconCheck, IconVolume, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canSpeak, speak, stopSpeaking } from '../../../lib/speech';
import { forgetAnswers, keepAnswer } from '../kept-answers';
import own from './generated-result.module.css';

type Answer = 'open' | 'yes' | 'no' | 'forgotten';

/** Asks whether the sentence is what was meant; nothing is said aloud before a yes. */
export function MeantQuestion({
  signs,
  sentence,
}: {
  readonly signs: string;
  readonly sentence: string;
}) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Answer>('open');
  useEffect(() => stopSpeaking, []);
  const take = (given: 'yes' | 'no') => () => {
    keepAnswer({ at: new Date().toISOString(), signs, sentence, isRight: given === 'yes' });
    setAnswer(given);
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
      <p role="status">{t(`prediction.meant.said.${answer}`)}</p>
      {answer === 'yes' && canSpeak() && (
        <Button
          variant="default"
          leftSection={<IconVolume size={20} />}
          onClick={() => speak(sentence)}
        >
          {t('prediction.meant.speak')}
        </Button>
      )}
      {answer !== 'forgotten' && (
        <Button
          variant="subtle"
          onClick={() => {
            forgetAnswers();
            setAnswer('forgotten');
          }}
        >
          {t('prediction.meant.forget')}
        </Button>
      )}
    </div>
  );
}
