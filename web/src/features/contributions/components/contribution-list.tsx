import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/list-states';
import { NoticeLine } from '../../../components/ui/notice-line';
import { WindowedList } from '../../../components/ui/windowed-list';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import { type Contribution, useListContributionsInfiniteQuery, type Withdrawal } from '../api';
import { GAP_PX, PLACE, POLL_MS, ROW_PX } from '../constants';
import { isOnTheWay } from '../state';
import { ContributionCard } from './contribution-card';
import styles from './contribution-list.module.css';
import { TakeACopy } from './take-a-copy';
import { TakeAllBack } from './take-all-back';
import { WithdrawalReceipt } from './withdrawal-receipt';

const keyOf = ({ _id }: Contribution): string => _id;

/** Everything that the signed-in person gave; clips on their way are looked at again. */
export function ContributionList() {
  const { t } = useTranslation();
  const [withdrawal, setWithdrawal] = useState<Withdrawal | null>(null);
  const [pollingInterval, setPollingInterval] = useState(0);
  const query = useListContributionsInfiniteQuery(undefined, { pollingInterval });
  const { data, isError, isLoading, refetch } = query;
  const contributions = data?.pages.flatMap((page) => page.contributions) ?? [];
  const isWaiting = contributions.some(isOnTheWay);
  useEffect(() => setPollingInterval(isWaiting ? POLL_MS : 0), [isWaiting]);

  if (isLoading) return <LoadingState text={t('contributions.loading')} cards={3} />;
  if (isError && !data) {
    return <ErrorState message={t('contributions.loadFailed')} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.screen}>
      {withdrawal && <WithdrawalReceipt withdrawal={withdrawal} />}
      {contributions.length === 0 && (
        <EmptyState text={t('contributions.empty')}>
          <Button component={Link} to={paths.dataSetCreation}>
            {t('contributions.record')}
          </Button>
        </EmptyState>
      )}
      <div className={styles.actions}>
        <TakeACopy />
        {contributions.length > 0 && <TakeAllBack onTakenBack={setWithdrawal} />}
      </div>
      <NoticeLine place={PLACE} />
      {contributions.length > 0 && (
        <div className={styles.list}>
          <WindowedList
            items={contributions}
            keyOf={keyOf}
            label={t('contributions.list')}
            rowPx={ROW_PX}
            gapPx={GAP_PX}
            more={query}
          >
            {(contribution) => <ContributionCard contribution={contribution} />}
          </WindowedList>
        </div>
      )}
    </div>
  );
}
