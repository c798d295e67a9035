import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Counts } from '../figures';
import styles from './key-figures.module.css';

const keys = ['signsDraft', 'signsReviewed', 'videosByPeople', 'reviewers', 'users'] as const;

/** The few numbers that say how this place stands. */
export function KeyFigures({ counts }: { readonly counts: Counts }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.figures}>
      {keys.map((name) => {
        const count = counts[name];
        return count === undefined ? null : (
          <div key={name} className={styles.figure}>
            <dt>{t(`stats.names.${name}`)}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
