import { PasswordInput, TextInput } from '@mantine/core';
import {
  type ChangeEvent,
  type FormEvent,
  type HTMLInputAutoCompleteAttribute,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import styles from './text-row.module.css';

/** What a browser finds wrong with a field, as far as these rows can have it. */
type Fault = 'missing' | 'email' | 'short';

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
  const [fault, setFault] = useState<Fault | null>(null);
  const [isShown, setShown] = useState(false);
  const faultText = fault && t(`form.${fault}`, { n: minLength });
  const common = {
    name,
    label,
    required: true,
    withAsterisk: false,
    description: hint,
    error: faultText ?? error,
    defaultValue,
    autoComplete,
    minLength,
    onInvalid: (event: FormEvent<HTMLInputElement>) => {
      // The browser's own bubble goes away by itself, and speaks another language.
      event.preventDefault();
      const input = event.currentTarget;
      setFault(faultOf(input));
      if (input.form?.querySelector(':invalid') === input) input.focus();
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setFault(null);
      onChange?.(event);
    },
    classNames: { label: styles.label ?? '', error: styles.error ?? '' },
  };
  if (type === 'password') {
    return (
      <PasswordInput
        {...common}
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

function faultOf({ validity, value }: HTMLInputElement): Fault {
  if (validity.typeMismatch) return 'email';
  return validity.tooShort && value !== '' ? 'short' : 'missing';
}
