import type { Region, SignedVerdict } from '@isl/contracts/vocabulary';
import { NativeSelect } from '@mantine/core';
import { IconArrowsSplit, IconCheck, IconHelp, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { regionIn, useRegions } from '../../../lib/regions';
import type { Answer } from '../api';
import { signedVerdicts } from '../constants';
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
  readonly region: Region | undefined;
  readonly onRegion: (region: Region | undefined) => void;
  readonly onAnswer: (answer: Answer) => void;
}) {
  const { t } = useTranslation();
  const regions = useRegions();
  const say = (signed: SignedVerdict): void => {
    onAnswer(signed === 'as-signed' && region ? { signed, region } : { signed });
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
      <NativeSelect
        label={t('judging.region')}
        description={t('judging.regionNote')}
        value={region ?? ''}
        onChange={({ currentTarget }) => onRegion(regionIn(currentTarget.value))}
        data={[{ value: '', label: t('judging.anyRegion') }, ...regions]}
      />
    </div>
  );
}
