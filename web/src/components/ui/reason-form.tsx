import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './report-card.module.css';

/** Of the contracts. */
const REASON_LENGTH = 500;

type Props = {
  readonly label: string;
  /** On the button. */
  readonly action: string;
  /** Null: that of what is welcome. */
  readonly color?: string | null;
  readonly isSending: boolean;
  readonly onSend: (reason: string, form: Element) => void;
  readonly onCancel: () => void;
};

/** Asks whoever decides about others why: those others read the answer. */
export function ReasonForm({
  label,
  action,
  color = 'var(--madder)',
  isSending,
  onSend,
  onCancel,
}: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (reason.trim() !== '') onSend(reason, event.currentTarget);
  };
  return (
    <form onSubmit={send} className={styles.hiding}>
      <TextInput
        label={label}
        maxLength={REASON_LENGTH}
        required
        withAsterisk={false}
        autoFocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <Button type="submit" {...(color !== null && { color })} loading={isSending}>
          {action}
        </Button>
      </div>
    </form>
  );
}
