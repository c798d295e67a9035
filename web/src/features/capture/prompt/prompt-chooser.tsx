import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Prompt } from '../take/giving';
import styles from './prompt-card.module.css';
import { PromptField } from './prompt-field';
import { useEntries } from './use-prompts';

/** What else could be given, and how one works here; below the camera, which comes first. */
export function PromptChooser({
  account,
  isBusy,
  onChoose,
  hasKeys,
  onKeys,
}: {
  readonly account: string;
  readonly isBusy: boolean;
  readonly onChoose: (prompt: Prompt) => void;
  readonly hasKeys: boolean;
  readonly onKeys: (hasKeys: boolean) => void;
}) {
  const { t } = useTranslation();
  const { entries } = useEntries(account);
  return (
    <div className={styles.chooser}>
      <PromptField entries={entries} isBusy={isBusy} onChoose={onChoose} />
      <Checkbox
        className={styles.keys ?? ''}
        label={t('giving.keys')}
        checked={hasKeys}
        onChange={({ currentTarget }) => onKeys(currentTarget.checked)}
      />
    </div>
  );
}
