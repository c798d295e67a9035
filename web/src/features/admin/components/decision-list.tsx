import { EmptyState, ErrorState, MoreButton } from '../../../components/ui/list-states';
import card from '../../../components/ui/report-card.module.css';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from '../admin-page.module.css';
import { useListReviewerDecisionsInfiniteQuery } from '../api';
import { DecisionLines } from './decision-lines';

/** What admins decided, newest first. */
export function DecisionList() {
  const { t } = useTranslation();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListReviewerDecisionsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const decisions = data?.pages.flatMap(({ items }) => items);
  return (
    <section className={styles.section} aria-labelledby="decisions">
      <h2 id="decisions">{t('admin.decisions.heading')}</h2>
      {isError && !data && (
        <ErrorState message={t('admin.decisions.loadFailed')} onRetry={() => void refetch()} />
      )}
      {decisions?.length === 0 && <EmptyState text={t('admin.decisions.empty')} />}
      <ul className={styles.list} aria-labelledby="decisions">
        {decisions?.map((decision) => (
          <li key={decision._id} className={card.card}>
            <DecisionLines decision={decision} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </section>
  );
}
