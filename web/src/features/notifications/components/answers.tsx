import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListNotificationsInfiniteQuery } from '../../../lib/api/notifications';
import { paths } from '../../../lib/paths';
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
  return (
    <section aria-labelledby="answers" className={styles.block}>
      <h2 id="answers" className={styles.heading}>
        {t('notifications.answers.heading')}
      </h2>
      {answers?.length === 0 ? (
        <p className={styles.none}>{t('notifications.answers.none')}</p>
      ) : (
        <ul className={styles.rows} aria-labelledby="answers">
          {answers?.slice(0, MOST_SHOWN).map((notification) => (
            <li key={notification._id}>
              <NotificationRow notification={notification} />
            </li>
          ))}
        </ul>
      )}
      <Link to={paths.notifications} className={styles.all}>
        {t('notifications.answers.all')}
      </Link>
    </section>
  );
}
