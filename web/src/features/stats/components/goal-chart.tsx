import { scaleLinear } from 'd3-scale';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Counts } from '../figures';
import styles from './charts.module.css';
import goalStyles from './goal-chart.module.css';

/** Spec section 9's three figures: what is aimed at, not what is there. */
const goals = [
  { name: 'datasetCreated', text: 'datasetGoal', count: 'videosByPeople', aim: 31_000 },
  { name: 'newUsers', text: 'usersGoal', count: 'users', aim: 4_200 },
  { name: 'newRegisters', text: 'registersGoal', count: 'users', aim: 1_200 },
] as const;

/** How far today's counts are on the way to the goals. */
export function GoalChart({ counts }: { readonly counts: Counts }) {
  const { t } = useTranslation();
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{t('home.stats.heading')}</figcaption>
      <ul className={goalStyles.goals} data-tone="neel">
        {goals.map(({ name, text, count, aim }) => {
          const today = counts[count];
          const percentOf = scaleLinear([0, aim], [0, 100]).clamp(true);
          return (
            <li key={name} className={goalStyles.goal}>
              <span>{t(`home.stats.${name}`)}</span>
              <span className={goalStyles.figure}>
                {t('home.stats.goal')} {t(`home.stats.${text}`)}
              </span>
              <svg className={styles.track} aria-hidden="true">
                <rect width="100%" height="100%" className={styles.ground} />
                <rect width={`${percentOf(today ?? 0)}%`} height="100%" className={styles.bar} />
              </svg>
              {today !== undefined && (
                <span className={goalStyles.today}>
                  {t('home.stats.today', { n: formatNumber(today) })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
