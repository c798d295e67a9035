import { useListNotificationsInfiniteQuery } from '../../../lib/api/notifications';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from './answers.module.css';
import { NotificationRow } from './notification-row';

const MOST_SHOWN = 2;

/** What somebody answered and is not read yet, on the home of who asked: it comes into a place that is kept for it. */
export function Answers() {
  const { t } = useTranslation();
  const { data } = useListNotificationsInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const answers = data?.pages[0]?.data.filter(
    ({ kind, read }) => !read && (kind === 'comment' || kind === 'reply'),
  );
  if (answers?.length === 0)
    return <p className={styles.none}>{t('notifications.answers.none')}</p>;
  return (
    <ul className={styles.rows} aria-label={t('notifications.answers.heading')}>
      {answers?.slice(0, MOST_SHOWN).map((notification) => (
        <li key={notification._id}>
          <NotificationRow notification={notification} />
        </li>
      ))}
    </ul>
  );
}
