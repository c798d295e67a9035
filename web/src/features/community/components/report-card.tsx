import { Button } from '@mantine/core';
import { IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfirm } from '../../../components/ui/confirm';
import { HideForm } from '../../../components/ui/hide-form';
import styles from '../../../components/ui/report-card.module.css';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { productPath, videoPath } from '../../../lib/paths';
import { type Report, useHidePostMutation, useRemoveReportedMutation } from '../api';
import { useSettle } from '../use-settle';
import { ReportActions } from './report-actions';

/** One report of a post or comment: the words, why they are reported, and what a moderator can do. */
export function ReportCard({
  report,
  postId,
}: {
  readonly report: Report;
  readonly postId: string;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const headingId = useId();
  const [isHiding, setHiding] = useState(false);
  const [hide, { isLoading: isBeingHidden }] = useHidePostMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveReportedMutation();
  const settle = useSettle();
  const { commentId, about } = report;

  const removeComment = async (id: string, button: Element): Promise<void> => {
    if (!(await confirm(t('community.confirmDeleteComment')))) return;
    const act = () => remove({ postId, commentId: id }).unwrap();
    await settle(act, t('moderation.removed'), button);
  };
  const hideIt = (reason: string, form: Element): void => {
    const act = () => hide({ postId, reason }).unwrap();
    void settle(act, t('moderation.hidden'), form);
  };
  const name = about?.username ?? t('community.anonymous');
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <header className={styles.head}>
        <span className={styles.by}>
          {commentId ? t('moderation.commentBy', { name }) : t('moderation.postBy', { name })}
        </span>
        <time dateTime={report.createdAt} className={styles.date}>
          {formatDate(report.createdAt)}
        </time>
      </header>
      <h2 id={headingId} className={styles.title}>
        {about?.title ?? t('moderation.wordsGone')}
      </h2>
      {about && <blockquote className={styles.words}>{about.content}</blockquote>}
      {about?.signId && (
        <Link to={productPath(about.signId)} className={styles.sign}>
          {t('moderation.talkAbout')}
        </Link>
      )}
      {about?.aboutVideo && (
        <Link to={videoPath(about.aboutVideo)} className={styles.sign}>
          {t('moderation.talkAboutVideo')}
        </Link>
      )}
      {about?.videoId && (
        <Link to={videoPath(about.videoId)} className={styles.sign}>
          {t('moderation.carried')}
        </Link>
      )}
      <p className={styles.reason}>{t('moderation.because', { reason: report.reason })}</p>
      {isHiding ? (
        <HideForm
          label={t('moderation.hideReason')}
          isHiding={isBeingHidden}
          onHide={hideIt}
          onCancel={() => setHiding(false)}
        />
      ) : (
        <ReportActions reportId={report._id}>
          {about &&
            (commentId ? (
              <Button
                variant="subtle"
                color="var(--madder)"
                leftSection={<IconTrash size={20} />}
                loading={isRemoving}
                onClick={({ currentTarget }) => void removeComment(commentId, currentTarget)}
              >
                {t('moderation.removeComment')}
              </Button>
            ) : (
              <Button
                variant="subtle"
                color="var(--madder)"
                leftSection={<IconEyeOff size={20} />}
                onClick={() => setHiding(true)}
              >
                {t('moderation.hide')}
              </Button>
            ))}
        </ReportActions>
      )}
    </article>
  );
}
