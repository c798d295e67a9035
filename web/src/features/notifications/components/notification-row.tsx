import {
  IconArrowBackUp,
  IconCheck,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconFlagOff,
  IconHeart,
  IconMessage,
  IconVideo,
  IconVideoOff,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Notification } from '../../../lib/api/notifications';
import { formatDateTime } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import {
  coursePath,
  mendPath,
  ownSayingPath,
  paths,
  postPath,
  taughtCoursePath,
  videoPath,
} from '../../../lib/paths';
import styles from './notification-row.module.css';
import { useSentence } from './use-sentence';

const icons = {
  comment: IconMessage,
  reply: IconArrowBackUp,
  likes: IconHeart,
  'clip-accepted': IconVideo,
  'clip-not-accepted': IconVideoOff,
  'report-kept': IconFlagOff,
  'report-hidden': IconFlag,
  'report-removed': IconFlag,
  'course-taken-down': IconEyeOff,
  'course-restored': IconEye,
  'proposal-accepted': IconCheck,
  'proposal-declined': IconX,
  'saying-taken-up': IconCheck,
  'saying-not-taken-up': IconX,
} satisfies Record<Notification['kind'], TablerIcon>;

/** One thing that a person is told; it leads to what it is about. */
export function NotificationRow({ notification }: { readonly notification: Notification }) {
  const { t } = useTranslation();
  const sentence = useSentence();
  const { kind, at, read, comment, proposal, saying } = notification;
  const said = comment?.content ?? proposal?.word ?? saying?.word;
  const Icon = icons[kind];
  const content = (
    <>
      <Icon size={24} aria-hidden="true" className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.what}>
          {!read && <span className={styles.new}>{t('notifications.new')}</span>}{' '}
          {sentence(notification)}
        </span>
        {said !== undefined && (
          <span className={styles.said}>
            {said}
            {comment?.contentTruncated && '…'}
          </span>
        )}
        <time dateTime={at} className={styles.at}>
          {formatDateTime(at)}
        </time>
      </span>
    </>
  );
  const place = placeOf(notification);
  return place === null ? (
    <div className={styles.row} data-new={!read}>
      {content}
    </div>
  ) : (
    <Link to={place} className={styles.row} data-new={!read}>
      {content}
    </Link>
  );
}

/** Null where what it is about is not to be seen any more. */
function placeOf(notification: Notification): string | null {
  const { post, comment, clip, reported, course, proposal, saying } = notification;
  if (post) return postPath(post, comment?._id);
  if (clip) return paths.contributions;
  if (proposal) return mendPath(proposal.formId, proposal._id);
  if (saying) return ownSayingPath(saying._id);
  if (course) return taughtCoursePath(course._id);
  if (reported?.courseId !== undefined) return coursePath(reported.courseId);
  return reported?.videoId === undefined ? null : videoPath(reported.videoId);
}
