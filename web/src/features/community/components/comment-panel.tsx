import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../components/ui/confirm';
import { log } from '../../../lib/log';
import { centerToast } from '../../../lib/toasts';
import { type Post, threadOf, useDeleteCommentMutation } from '../api';
import { CommentForm } from './comment-form';
import styles from './comment-panel.module.css';
import { DeleteButton } from './delete-button';

/** The comments of a post and the form for one more. */
export function CommentPanel({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [deleteComment, { isLoading, originalArgs }] = useDeleteCommentMutation();

  const remove = async (commentId: string): Promise<void> => {
    if (!(await confirm(t('community.confirmDeleteComment')))) return;
    try {
      await deleteComment({ ...threadOf(post.signId), postId: post._id, commentId }).unwrap();
      centerToast.success(t('community.commentDeleted'));
    } catch (error) {
      log.error('comment was not deleted', error);
      centerToast.error(t('community.deleteCommentFailed'));
    }
  };
  return (
    <div className={styles.panel}>
      <ul className={styles.comments}>
        {post.comments.map((comment) => (
          <li key={comment._id} className={styles.comment}>
            <div>
              <span className={styles.author}>{comment.username ?? t('community.anonymous')}</span>
              <p className={styles.content}>{comment.content}</p>
            </div>
            <DeleteButton
              authorId={comment.authorId}
              isBusy={isLoading && originalArgs?.commentId === comment._id}
              onDelete={() => void remove(comment._id)}
              text={t('community.deleteComment')}
            />
          </li>
        ))}
      </ul>
      <CommentForm post={post} />
    </div>
  );
}
