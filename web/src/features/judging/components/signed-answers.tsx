import type { SignedVerdict } from '@isl/contracts/vocabulary';
import { TextInput } from '@mantine/core';
import { IconArrowsSplit, IconCheck, IconHelp, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../api';
import { REGION_LENGTH, signedVerdicts } from '../constants';
import { useKeys } from '../use-keys';
import { AnswerButton } from './answer-button';
import styles from './answers.module.css';

const icons = {
  'as-signed': IconCheck,
  'not-this-sign': IconX,
  differently: IconArrowsSplit,
  unknown: IconHelp,
} as const satisfies Record<SignedVerdict, unknown>;

/** What a signer says of the language: right, another sign, another way, or not known. */
export function SignedAnswers({
  region,
  onRegion,
  onAnswer,
}: {
  readonly region: string;
  readonly onRegion: (region: string) => void;
  readonly onAnswer: (answer: Answer) => void;
}) {
  const { t } = useTranslation();
  const say = (signed: SignedVerdict): void => {
    const where = region.trim();
    onAnswer(signed === 'as-signed' && where !== '' ? { signed, region: where } : { signed });
  };
  useKeys(
    Object.fromEntries(signedVerdicts.map((signed, at) => [String(at + 1), () => say(signed)])),
  );
  return (
    <div className={styles.answers}>
      <h3 className={styles.question}>{t('judging.signedQuestion')}</h3>
      <div className={styles.buttons}>
        {signedVerdicts.map((signed, at) => (
          <AnswerButton
            key={signed}
            Icon={icons[signed]}
            text={t(`judging.signed.${signed}`)}
            shortcut={String(at + 1)}
            onPress={() => say(signed)}
          />
        ))}
      </div>
      <p className={styles.note}>{t('judging.differentlyNote')}</p>
      <TextInput
        label={t('judging.region')}
        description={t('judging.regionNote')}
        value={region}
        maxLength={REGION_LENGTH}
        onChange={({ currentTarget }) => onRegion(currentTarget.value)}
      />
    </div>
  );
}
