import { PasswordInput, TextInput } from '@mantine/core';
import type { ChangeEvent, HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './text-row.module.css';

/** A form row whose input is always required (spec section 2, generic pieces). */
export function TextRow({
  type,
  name,
  label = name,
  hint,
  defaultValue,
  autoComplete,
  onChange,
}: {
  readonly type: 'text' | 'email' | 'password';
  readonly name: string;
  readonly label?: string;
  readonly hint?: string;
  readonly defaultValue?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const { t } = useTranslation();
  const common = {
    name,
    label,
    required: true,
    withAsterisk: false,
    description: hint,
    defaultValue,
    autoComplete,
    onChange,
    classNames: { label: styles.label ?? '' },
  };
  if (type !== 'password') return <TextInput type={type} {...common} />;
  return (
    <PasswordInput
      {...common}
      visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword'), tabIndex: 0 }}
    />
  );
}
