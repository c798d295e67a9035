import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation';

type Field = HTMLInputElement | HTMLTextAreaElement;
/** What a browser finds wrong with a field, as far as our forms can have it. */
type Fault = 'missing' | 'email' | 'short';

/** Names a field's fault in our words, to stand under it, in place of the browser's bubble. */
export function useFieldFault(minLength?: number): {
  readonly text: string | null;
  readonly note: (event: FormEvent<Field>) => void;
  readonly forget: () => void;
} {
  const { t } = useTranslation();
  const [fault, setFault] = useState<Fault | null>(null);
  const note = (event: FormEvent<Field>): void => {
    event.preventDefault();
    const field = event.currentTarget;
    setFault(faultOf(field));
    // The browser would go there only with its bubble.
    if (firstFaulty(field.form) === field) field.focus();
  };
  return {
    text: fault && t(`form.${fault}`, { n: minLength }),
    note,
    forget: () => setFault(null),
  };
}

function firstFaulty(form: HTMLFormElement | null): Element | undefined {
  return [...(form?.elements ?? [])].find((element) => {
    const { validity } = element as Partial<Field>;
    return validity?.valid === false;
  });
}

function faultOf({ validity }: Field): Fault {
  if (validity.typeMismatch) return 'email';
  return validity.tooShort ? 'short' : 'missing';
}
