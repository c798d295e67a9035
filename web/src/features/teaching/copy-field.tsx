import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './teaching.module.css';

/** Something to send or to write on a board, one press from the clipboard. */
export function CopyField({
  label,
  hint,
  text,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
}) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = (): void => {
    // Without a secure page there is no clipboard.
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('none'));
    copied.then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  const Icon = outcome === 'copied' ? IconCheck : IconCopy;
  return (
    <div>
      <div className={styles.shared}>
        <TextInput
          label={label}
          description={hint}
          value={text}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="default"
          mih={48}
          leftSection={<Icon size={20} />}
          aria-label={`${t('teaching.copy')}: ${label}`}
          onClick={copy}
        >
          {t('teaching.copy')}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {outcome === 'copied' && t('teaching.copied')}
        {outcome === 'failed' && t('teaching.copyFailed')}
      </p>
    </div>
  );
}
