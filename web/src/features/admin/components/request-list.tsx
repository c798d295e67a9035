import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/list-states';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from '../admin-page.module.css';
import { useListReviewerRequestsQuery } from '../api';
import { RequestCard } from './request-card';

/** Who waits for an answer, the longest first. */
export function RequestList() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useListReviewerRequestsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className={styles.section} aria-labelledby="requests">
      <h2 id="requests">{t('admin.requests.heading')}</h2>
      {isError && !data && (
        <ErrorState message={t('admin.requests.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <LoadingState text={t('app.loading')} cards={2} />}
      {data?.length === 0 && <EmptyState text={t('admin.requests.empty')} />}
      <ul className={styles.list} aria-labelledby="requests">
        {data?.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
    </section>
  );
}
