import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../components/ui/confirm';
import { log } from '../../../lib/log';
import { passFocusOn } from '../../../lib/pass-focus-on';
import { centerToast } from '../../../lib/toasts';
import { type Comment, isUnsent, type Post, threadOf, useDeleteCommentMutation } from '../api';
import { CommentForm, commentPlace } from './comment-form';
import styles from './comment-panel.module.css';
import { DeleteButton } from './delete-button';
import { ReportButton } from './report-button';

/** The comments of a post and the form for one more. */
export function CommentPanel({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [deleteComment] = useDeleteCommentMutation();

  const remove = async (comment: Comment, button: HTMLElement): Promise<void> => {
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
  return (
    <div className={styles.panel}>
      <ul className={styles.comments}>
        {post.comments.map((comment) => (
          <li key={comment._id} className={styles.comment} data-unsent={isUnsent(comment)}>
            <span className={styles.author}>{comment.username ?? t('community.anonymous')}</span>
            <p className={styles.content}>{comment.content}</p>
            {isUnsent(comment) ? (
              <p className={styles.unsent}>{t('community.sending')}</p>
            ) : (
              <div className={styles.actions}>
                <ReportButton
                  postId={post._id}
                  commentId={comment._id}
                  authorId={comment.authorId}
                />
                <DeleteButton
                  authorId={comment.authorId}
                  onDelete={(button) => void remove(comment, button)}
                  text={t('community.deleteComment')}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <CommentForm post={post} />
    </div>
  );
}
