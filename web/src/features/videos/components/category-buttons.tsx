import type { Emotion } from '@isl/contracts/vocabulary';
import {
  IconLayoutGrid,
  IconMoodAngry,
  IconMoodEmpty,
  IconMoodHappy,
  IconMoodSad,
  IconMoodSurprised,
} from '@tabler/icons-react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { type Filter, filters } from '../constants';
import styles from './category-buttons.module.css';

const icons = {
  all: IconLayoutGrid,
  happy: IconMoodHappy,
  sad: IconMoodSad,
  surprise: IconMoodSurprised,
  neutral: IconMoodEmpty,
  anger: IconMoodAngry,
} as const satisfies Record<'all' | Emotion, unknown>;

/** The category filter: all of them alike in colour, for a face is not an error. */
export function CategoryButtons({
  chosen,
  onChoose,
  label,
}: {
  readonly chosen: Filter;
  readonly onChoose: (filter: Filter) => void;
  readonly label: string;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.buttons}>
      <legend className="visually-hidden">{label}</legend>
      {filters.map((filter) => {
        const Icon = icons[filter];
        return (
          <button
            key={filter}
            type="button"
            className={styles.button}
            aria-pressed={filter === chosen}
            onClick={() => onChoose(filter)}
          >
            <Icon size={24} aria-hidden="true" />
            {t(`emotion.${filter}`)}
          </button>
        );
      })}
    </fieldset>
  );
}
