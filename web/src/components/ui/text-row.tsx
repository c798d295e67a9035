import { PasswordInput, TextInput } from '@mantine/core';
import { type ChangeEvent, type HTMLInputAutoCompleteAttribute, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './text-row.module.css';
import { useFieldFault } from './use-field-fault';

/** A form row whose input is always required (spec section 2, generic pieces). */
export function TextRow({
  type,
  name,
  label = name,
  hint,
  error,
  defaultValue,
  autoComplete,
  minLength,
  onChange,
}: {
  readonly type: 'text' | 'email' | 'password';
  readonly name: string;
  readonly label?: string;
  readonly hint?: string;
  /** What the server found wrong with it. */
  readonly error?: string | undefined;
  readonly defaultValue?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly minLength?: number;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const { t } = useTranslation();
  const fault = useFieldFault(minLength);
  const [isShown, setShown] = useState(false);
  const common = {
    name,
    label,
    required: true,
    withAsterisk: false,
    description: hint,
    error: fault.text ?? error,
    defaultValue,
    autoComplete,
    minLength,
    onInvalid: fault.note,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      fault.forget();
      onChange?.(event);
    },
    classNames: { label: styles.label ?? '', error: styles.error ?? '' },
  };
  if (type === 'password') {
    return (
      <PasswordInput
        {...common}
        aria-invalid={common.error !== undefined && common.error !== null}
        visible={isShown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{
          'aria-label': t('auth.showPassword'),
          'aria-pressed': isShown,
          tabIndex: 0,
          className: styles.show ?? '',
        }}
      />
    );
  }
  const isEmail = type === 'email';
  return (
    <TextInput
      type={type}
      {...common}
      {...(isEmail ? { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } : {})}
    />
  );
}
