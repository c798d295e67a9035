import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './report-card.module.css';

/** Of the contracts. */
const REASON_LENGTH = 500;

type Props = {
  readonly label: string;
  readonly isHiding: boolean;
  readonly onHide: (reason: string, form: Element) => void;
  readonly onCancel: () => void;
};

/** Asks a moderator why something is hidden: whoever made it reads the answer. */
export function HideForm({ label, isHiding, onHide, onCancel }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const hide = (event: FormEvent): void => {
    event.preventDefault();
    if (reason.trim() !== '') onHide(reason, event.currentTarget);
  };
  return (
    <form onSubmit={hide} className={styles.hiding}>
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
        <Button type="submit" color="var(--madder)" loading={isHiding}>
          {t('moderation.hideNow')}
        </Button>
      </div>
    </form>
  );
}
