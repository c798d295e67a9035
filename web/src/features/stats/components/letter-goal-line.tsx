import { Button } from '@mantine/core';
import { scaleLinear } from 'd3-scale';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import { useCountPromptsQuery, useListLettersQuery } from '../api';
import { letterGoal } from '../letter-goal';
import styles from './charts.module.css';
import own from './data-set-charts.module.css';

/** What the data set lacks next, in one line, and where to give it. */
export function LetterGoalLine() {
  const { t } = useTranslation();
  const { data: letters } = useListLettersQuery();
  const { data: counts } = useCountPromptsQuery();
  if (!letters || !counts || letters.length === 0) return null;
  const { missing, there, aim } = letterGoal(letters, counts);
  const percentOf = scaleLinear([0, aim], [0, 100]);
  return (
    <div className={own.goal} data-tone="neem">
      <p className={own.line}>
        {missing === 0
          ? t('stats.goal.reached')
          : t('stats.goal.missing', { count: missing, n: formatNumber(missing) })}
      </p>
      <svg className={styles.track} aria-hidden="true">
        <rect width="100%" height="100%" className={styles.ground} />
        <rect width={`${percentOf(there)}%`} height="100%" className={styles.bar} />
      </svg>
      <p className={own.note}>
        {t('stats.goal.there', { n: formatNumber(there), of: formatNumber(aim) })}
      </p>
      <Button component={Link} to={paths.dataSetCreation} variant="light">
        {t('contributions.record')}
      </Button>
    </div>
  );
}
