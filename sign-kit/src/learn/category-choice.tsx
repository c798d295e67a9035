import { useApp } from '../ui/context.js';
import { SECTIONS } from './sections.js';

/** Which of the words are shown; the sections' own categories have tabs. */
export function CategoryChoice({
  category,
  onChange,
}: {
  readonly category: string;
  readonly onChange: (category: string) => void;
}) {
  const { t, vocabulary, settings } = useApp();
  return (
    <label class="field">
      {t('learn.category')}
      <select value={category} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{t('learn.all')}</option>
        {vocabulary.data.categories
          .filter(({ id }) => !SECTIONS.some((section) => section === id))
          .map(({ id, en, hi }) => (
            <option key={id} value={id}>
              {settings.language === 'hi' ? hi : en}
            </option>
          ))}
      </select>
    </label>
  );
}
