import { Button } from '@mantine/core';
import { IconCheck, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConfirm } from '../../../components/ui/confirm';
import { HideForm } from '../../../components/ui/hide-form';
import styles from '../../../components/ui/report-card.module.css';
import { statusOf } from '../../../lib/api/errors';
import { formatDate } from '../../../lib/i18n/format';
import { log } from '../../../lib/log';
import { passFocusOn } from '../../../lib/pass-focus-on';
import { productPath, videoPath } from '../../../lib/paths';
import { centerToast } from '../../../lib/toasts';
import {
  type Report,
  useDismissReportMutation,
  useHidePostMutation,
  useRemoveReportedMutation,
} from '../api';

/** One report: the words, why they are reported, and what a moderator can do. */
export function ReportCard({ report }: { readonly report: Report }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const headingId = useId();
  const [isHiding, setHiding] = useState(false);
  const [dismiss, { isLoading: isDismissing }] = useDismissReportMutation();
  const [hide, { isLoading: isBeingHidden }] = useHidePostMutation();
  const [remove, { isLoading: isRemoving }] = useRemoveReportedMutation();
  const { postId, commentId, about } = report;

  const tryTo = async (
    act: () => Promise<unknown>,
    success: string,
    control: Element,
  ): Promise<void> => {
    const keepFocus = passFocusOn(control);
    try {
      await act();
      centerToast.success(success);
    } catch (error) {
      log.error('a report was not settled', error);
      // Another moderator was faster: the list is fetched anew and says so by itself.
      if (statusOf(error) === 404) return;
      keepFocus();
      centerToast.error(t('moderation.failed'));
    }
  };
  const removeComment = async (id: string, button: Element): Promise<void> => {
    if (!(await confirm(t('community.confirmDeleteComment')))) return;
    const act = () => remove({ postId, commentId: id }).unwrap();
    await tryTo(act, t('moderation.removed'), button);
  };
  const hideIt = (reason: string, form: Element): void => {
    const act = () => hide({ postId, reason }).unwrap();
    void tryTo(act, t('moderation.hidden'), form);
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
        <div className={styles.actions}>
          <Button
            variant="default"
            leftSection={<IconCheck size={20} />}
            loading={isDismissing}
            onClick={({ currentTarget }) => {
              const act = () => dismiss(report._id).unwrap();
              void tryTo(act, t('moderation.dismissed'), currentTarget);
            }}
          >
            {t('moderation.dismiss')}
          </Button>
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
        </div>
      )}
    </article>
  );
}
