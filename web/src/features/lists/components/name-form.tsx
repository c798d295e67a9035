import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { NAME_LENGTH } from '../constants';
import styles from '../lists.module.css';

/** What a list is called. */
export function NameForm({
  initial = '',
  buttonText,
  onName,
  children,
}: {
  readonly initial?: string;
  readonly buttonText: string;
  readonly onName: (name: string) => void;
  /** What else there is to press. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState(initial);
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const trimmed = name.trim();
    setEmpty(trimmed === '');
    if (trimmed === '') return;
    setName(initial);
    onName(trimmed);
  };
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <TextInput
        label={t('lists.name')}
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        error={isEmpty ? t('lists.nameNeeded') : undefined}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setEmpty(false);
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit">{buttonText}</Button>
        {children}
      </div>
    </form>
  );
}
