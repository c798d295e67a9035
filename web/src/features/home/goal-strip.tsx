import { formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './goal-strip.module.css';

/** Spec section 9's three figures, shown as goals, with today's real count under each. */
const goals = [
  {
    label: 'home.stats.datasetCreated',
    figure: 'home.stats.datasetGoal',
    counts: ['videosByPeople', 'videos'],
  },
  { label: 'home.stats.newUsers', figure: 'home.stats.usersGoal', counts: ['users'] },
  { label: 'home.stats.newRegisters', figure: 'home.stats.registersGoal', counts: ['users'] },
] as const;

export function GoalStrip({
  counts,
}: {
  readonly counts: Readonly<Record<string, number>> | undefined;
}) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="goals" className={styles.strip}>
      <h2 id="goals" className={styles.heading}>
        {t('home.stats.heading')}
      </h2>
      <ul className={styles.goals}>
        {goals.map((goal) => {
          const today = goal.counts
            .map((name) => counts?.[name])
            .find((count) => count !== undefined);
          return (
            <li key={goal.label} className={styles.goal}>
              <span className={styles.label}>{t(goal.label)}</span>
              <span className={styles.figure}>
                {t('home.stats.goal')} <span>{t(goal.figure)}</span>
              </span>
              {today !== undefined && (
                <span className={styles.today}>
                  {t('home.stats.today', { n: formatNumber(today) })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
