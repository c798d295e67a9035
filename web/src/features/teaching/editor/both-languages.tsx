import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { SomeText } from '../api';
import styles from './editor.module.css';

/** One field a language; what is empty is not kept. */
export function BothLanguages({
  label,
  some,
  longest,
  isLong = false,
  onChange,
}: {
  readonly label: string;
  readonly some: SomeText;
  readonly longest: number;
  /** More than a line. */
  readonly isLong?: boolean;
  readonly onChange: (next: SomeText) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.both}>
      {(['en', 'hi'] as const).map((lang) => {
        const props = {
          label: `${label} · ${t(lang === 'en' ? 'teaching.english' : 'teaching.hindi')}`,
          value: some[lang] ?? '',
          maxLength: longest,
          lang,
          onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
            const { [lang]: _before, ...other } = some;
            onChange(value === '' ? other : { ...other, [lang]: value });
          },
        };
        return isLong ? (
          <Textarea key={lang} {...props} rows={3} />
        ) : (
          <TextInput key={lang} {...props} />
        );
      })}
    </div>
  );
}
