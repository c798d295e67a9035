import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useConfirm } from '../../../components/ui/confirm';
import { LinkedText } from '../../../components/ui/linked-text';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { passFocusOn, passFocusTo } from '../../../lib/pass-focus-on';
import { centerToast } from '../../../lib/toasts';
import { type Comment, type Post, threadOf, useDeleteCommentMutation } from '../api';
import { CarriedVideo } from '../carried/carried-video';
import { isUnsent } from '../comments';
import { CommentForm, commentPlace } from './comment-form';
import styles from './comment-item.module.css';
import { DeleteButton } from './delete-button';
import { ModeratorBadge } from './moderator-badge';
import { ReportButton } from './report-button';

/** One comment with its report and its deletion. */
export function CommentItem({
  post,
  comment,
  isAlone,
  onShowWhole,
}: {
  readonly post: Post;
  readonly comment: Comment;
  /** What it answers, if it is an answer, does not stand above it. */
  readonly isAlone: boolean;
  /** Whether it came. */
  readonly onShowWhole: () => Promise<boolean>;
}) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const text = useRef<HTMLParagraphElement>(null);
  const reply = useRef<HTMLButtonElement>(null);
  const [isAnswering, setAnswering] = useState(false);
  const [deleteComment] = useDeleteCommentMutation();
  const isAnswer = comment.replyTo !== undefined;

  const remove = async (button: HTMLElement): Promise<void> => {
    if (!(await confirm(t('community.confirmDeleteComment')))) return;
    const keepFocus = passFocusOn(button);
    try {
      await deleteComment({ ...threadOf(post), postId: post._id, comment }).unwrap();
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
    <li
      id={`comment-${comment._id}`}
      // Where an address names it, the focus goes here.
      tabIndex={-1}
      className={styles.comment}
      data-unsent={isUnsent(comment)}
      data-answer={isAnswer}
    >
      {isAnswer && (
        <span className={isAlone ? styles.answers : 'visually-hidden'}>
          {isAlone ? t('community.reply.toEarlier') : t('community.reply.toAbove')}
        </span>
      )}
      <span className={styles.who}>
        <span className={styles.author}>{comment.username ?? t('community.anonymous')}</span>
        {comment.moderator && <ModeratorBadge />}
      </span>
      <p ref={text} className={styles.content}>
        <LinkedText text={comment.content} />
        {comment.contentTruncated && '…'}
      </p>
      {comment.videoId && <CarriedVideo videoId={comment.videoId} />}
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
          <Button
            ref={reply}
            variant="subtle"
            px={12}
            leftSection={<IconArrowBackUp size={20} />}
            aria-expanded={isAnswering}
            onClick={() => setAnswering(!isAnswering)}
          >
            {t('community.reply.open')}
          </Button>
          <ReportButton postId={post._id} commentId={comment._id} authorId={comment.authorId} />
          <DeleteButton
            authorId={comment.authorId}
            onDelete={(button) => void remove(button)}
            text={t('community.deleteComment')}
          />
        </div>
      )}
      {isAnswering && (
        <CommentForm
          post={post}
          answered={comment}
          onEnd={() => {
            setAnswering(false);
            reply.current?.focus();
          }}
        />
      )}
    </li>
  );
}
