import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  MoreButton,
} from '../../../components/ui/list-states';
import {
  useListNotificationsInfiniteQuery,
  useReadNotificationsMutation,
} from '../../../lib/api/notifications';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import styles from './notification-list.module.css';
import { NotificationRow } from './notification-row';

/** Newest first; what is shown here is read from then on. */
export function NotificationList() {
  const { t } = useTranslation();
  const query = useListNotificationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, isLoading, isError, hasNextPage, isFetching, isFetchingNextPage } = query;
  const [first] = data?.pages ?? [];
  const [markRead] = useReadNotificationsMutation();
  const newest = isFetching || !first?.unread ? undefined : first.data[0]?.at;
  useEffect(() => {
    if (newest !== undefined) void markRead(newest);
  }, [newest, markRead]);

  if (isLoading) return <LoadingState text={t('notifications.loading')} cards={3} />;
  if (isError && !data) {
    return <ErrorState message={t('notifications.failed')} onRetry={() => void query.refetch()} />;
  }
  const notifications = data?.pages.flatMap((page) => page.data) ?? [];
  if (notifications.length === 0) {
    return (
      <EmptyState text={t('notifications.empty')}>
        <Button component={Link} to={paths.discussions}>
          {t('notifications.toFeed')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <ul className={styles.rows} aria-label={t('notifications.list')}>
        {notifications.map((notification) => (
          <li key={notification._id}>
            <NotificationRow notification={notification} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      )}
    </div>
  );
}
