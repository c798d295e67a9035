import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import { useGetFiguresQuery } from '../api';
import styles from './community-goal.module.css';
import { LetterGoalLine } from './letter-goal-line';

/** How much of it was given and checked this month, and what the data set lacks next. Nobody is named. */
export function CommunityGoal() {
  const { t } = useTranslation();
  const { data: figures, isError } = useGetFiguresQuery();
  return (
    <>
      {!isError && (
        <p className={styles.month}>
          {figures && (
            <>
              <span>
                {t('together.given', {
                  count: figures.month.given,
                  n: formatNumber(figures.month.given),
                })}
              </span>
              <span>
                {t('together.checked', {
                  count: figures.month.checked,
                  n: formatNumber(figures.month.checked),
                })}
              </span>
              <Button component={Link} to={paths.review} variant="subtle" px={0}>
                {t('together.check')}
              </Button>
            </>
          )}
        </p>
      )}
      <LetterGoalLine />
    </>
  );
}
