import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../components/ui/confirm';
import { LinkedText } from '../../../components/ui/linked-text';
import { log } from '../../../lib/log';
import { passFocusOn, passFocusTo } from '../../../lib/pass-focus-on';
import { centerToast } from '../../../lib/toasts';
import { type Comment, type Post, threadOf, useDeleteCommentMutation } from '../api';
import { isUnsent } from '../comments';
import { commentPlace } from './comment-form';
import styles from './comment-item.module.css';
import { DeleteButton } from './delete-button';
import { ModeratorBadge } from './moderator-badge';
import { ReportButton } from './report-button';

/** One comment with its report and its deletion. */
export function CommentItem({
  post,
  comment,
  onShowWhole,
}: {
  readonly post: Post;
  readonly comment: Comment;
  /** Whether it came. */
  readonly onShowWhole: () => Promise<boolean>;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const text = useRef<HTMLParagraphElement>(null);
  const [deleteComment] = useDeleteCommentMutation();

  const remove = async (button: HTMLElement): Promise<void> => {
    if (!(await confirm(t('community.confirmDeleteComment')))) return;
    const keepFocus = passFocusOn(button);
    try {
      await deleteComment({ ...threadOf(post.signId), postId: post._id, comment }).unwrap();
      centerToast.success(t('community.commentDeleted'), commentPlace(post._id));
    } catch (error) {
      keepFocus();
      log.error('comment was not deleted', error);
      centerToast.error(t('community.deleteCommentFailed'), commentPlace(post._id));
    }
  };
  const showWhole = async (button: HTMLElement): Promise<void> => {
    const keepFocus = passFocusTo(button, () => text.current);
    if (!(await onShowWhole())) keepFocus();
  };
  return (
    <li className={styles.comment} data-unsent={isUnsent(comment)}>
      <span className={styles.who}>
        <span className={styles.author}>{comment.username ?? t('community.anonymous')}</span>
        {comment.moderator && <ModeratorBadge />}
      </span>
      <p ref={text} className={styles.content}>
        <LinkedText text={comment.content} />
        {comment.contentTruncated && '…'}
      </p>
      {isUnsent(comment) ? (
        <p className={styles.unsent}>{t('community.sending')}</p>
      ) : (
        <div className={styles.actions}>
          {comment.contentTruncated && (
            <Button
              variant="subtle"
              px={12}
              className={styles.whole ?? ''}
              onClick={({ currentTarget }) => void showWhole(currentTarget)}
            >
              {t('community.showWhole')}
            </Button>
          )}
          <ReportButton postId={post._id} commentId={comment._id} authorId={comment.authorId} />
          <DeleteButton
            authorId={comment.authorId}
            onDelete={(button) => void remove(button)}
            text={t('community.deleteComment')}
          />
        </div>
      )}
    </li>
  );
}
