import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { ReasonForm } from '../../../components/ui/reason-form';
import styles from '../../../components/ui/report-card.module.css';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { coursePath } from '../../../lib/paths';
import { type Report, useTakeCourseDownMutation } from '../api';
import { useSettle } from '../use-settle';
import { ReportActions } from './report-actions';

/** One report of a teacher's course: its title, the way to it, and what a moderator can do. */
export function CourseReportCard({
  report,
  courseId,
}: {
  readonly report: Report;
  readonly courseId: string;
}) {
  const { t } = useTranslation();
  const headingId = useId();
  const [isTaking, setTaking] = useState(false);
  const [takeDown, { isLoading: isTakingDown }] = useTakeCourseDownMutation();
  const settle = useSettle();
  const { about, reason, createdAt } = report;
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <span className={styles.by}>
          {t('moderation.courses.by', { name: about?.username ?? t('community.anonymous') })}
        </span>
        <time dateTime={createdAt} className={styles.date}>
          {formatDate(createdAt)}
        </time>
      </header>
      <h2 id={headingId} className={styles.title}>
        {about?.title ?? t('moderation.wordsGone')}
      </h2>
      {about?.content && <blockquote className={styles.words}>{about.content}</blockquote>}
      {about && (
        <Link to={coursePath(courseId)} className={styles.sign}>
          {t('moderation.courses.look')}
        </Link>
      )}
      <p className={styles.reason}>{t('moderation.because', { reason })}</p>
      {isTaking ? (
        <ReasonForm
          label={t('moderation.courses.reason')}
          action={t('moderation.courses.takeDown')}
          isSending={isTakingDown}
          onSend={(why, form) => {
            const act = () => takeDown({ courseId, reason: why }).unwrap();
            void settle(act, t('moderation.courses.takenDown'), form);
          }}
          onCancel={() => setTaking(false)}
        />
      ) : (
        <ReportActions reportId={report._id}>
          {about && (
            <Button
              variant="subtle"
              color="var(--madder)"
              leftSection={<IconEyeOff size={20} />}
              onClick={() => setTaking(true)}
            >
              {t('moderation.courses.takeDown')}
            </Button>
          )}
        </ReportActions>
      )}
    </article>
  );
}
