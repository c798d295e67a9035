import {
  IconArrowBackUp,
  IconHeart,
  IconMessage,
  IconVideo,
  IconVideoOff,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../lib/api/notifications';
import { formatDateTime } from '../../../lib/i18n/format';
import { paths, postPath } from '../../../lib/paths';
import styles from './notification-row.module.css';
import { useSentence } from './use-sentence';

const icons = {
  comment: IconMessage,
  reply: IconArrowBackUp,
  likes: IconHeart,
  'clip-accepted': IconVideo,
  'clip-not-accepted': IconVideoOff,
} satisfies Record<Notification['kind'], TablerIcon>;

/** One thing that a person is told; it leads to what it is about. */
export function NotificationRow({ notification }: { readonly notification: Notification }) {
  const { t } = useTranslation();
  const sentence = useSentence();
  const { kind, at, read, comment } = notification;
  const Icon = icons[kind];
  return (
    <Link to={placeOf(notification)} className={styles.row} data-new={!read}>
      <Icon size={24} aria-hidden="true" className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.what}>
          {!read && <span className={styles.new}>{t('notifications.new')}</span>}{' '}
          {sentence(notification)}
        </span>
        {comment && (
          <span className={styles.said}>
            {comment.content}
            {comment.contentTruncated && '…'}
          </span>
        )}
        <time dateTime={at} className={styles.at}>
          {formatDateTime(at)}
        </time>
      </span>
    </Link>
  );
}

function placeOf({ post, comment }: Notification): string {
  return post ? postPath(post, comment?._id) : paths.contributions;
}
