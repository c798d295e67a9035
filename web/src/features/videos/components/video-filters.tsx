import { NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { VideoCounts } from '../api';
import { type Facet, facets, type Narrowing } from '../narrowing';
import { useFacetWords } from '../use-facet-words';
import styles from './video-filters.module.css';

/** Sign, region, kind and review, each value with how many videos it would show. */
export function VideoFilters({
  narrowing,
  counts,
  onChange,
}: {
  readonly narrowing: Narrowing;
  /** Unknown while they are on their way. */
  readonly counts: VideoCounts | undefined;
  readonly onChange: (facet: Facet, value: string) => void;
}) {
  const { t } = useTranslation();
  const wordOf = useFacetWords(counts);
  const optionsOf = (facet: Facet) => {
    const values = counts?.[facet] ?? [];
    const chosen = narrowing[facet];
    // What is chosen stays there to be seen, also where nothing is left of it.
    const isMissing = chosen !== undefined && values.every(({ value }) => value !== chosen);
    return [...values, ...(isMissing ? [{ value: chosen, count: 0 }] : [])].map(
      ({ value, count }) => ({
        value,
        label: t('videos.filters.value', { value: wordOf(facet, value), n: formatNumber(count) }),
      }),
    );
  };
  return (
    <section className={styles.filters} aria-label={t('videos.filters.heading')}>
      <div className={styles.fields}>
        {facets.map((facet) => (
          <NativeSelect
            key={facet}
            label={t(`videos.filters.${facet}`)}
            value={narrowing[facet] ?? ''}
            onChange={({ currentTarget }) => onChange(facet, currentTarget.value)}
            data={[{ value: '', label: t('videos.filters.any') }, ...optionsOf(facet)]}
          />
        ))}
      </div>
      <FilterChips narrowing={narrowing} counts={counts} onDrop={(facet) => onChange(facet, '')} />
    </section>
  );
}

/** What narrows the list now; each goes at a press. */
function FilterChips({
  narrowing,
  counts,
  onDrop,
}: {
  readonly narrowing: Narrowing;
  readonly counts: VideoCounts | undefined;
  readonly onDrop: (facet: Facet) => void;
}) {
  const { t } = useTranslation();
  const wordOf = useFacetWords(counts);
  const chosen = facets.filter((facet) => narrowing[facet] !== undefined);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('videos.filters.chosen')}>
      {chosen.map((facet) => {
        const value = wordOf(facet, narrowing[facet] ?? '');
        return (
          <li key={facet}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('videos.filters.drop', { value })}
              onClick={() => onDrop(facet)}
            >
              {value}
              <IconX size={18} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
