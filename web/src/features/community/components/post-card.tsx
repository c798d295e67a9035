import { Avatar, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { memo, useId, useRef, useState } from 'react';
import { useConfirm } from '../../../components/ui/confirm';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { passFocusOn, passFocusTo } from '../../../lib/pass-focus-on';
import { centerToast } from '../../../lib/toasts';
import { type Post, threadOf, useDeletePostMutation, useLikePostMutation } from '../api';
import { CarriedVideo } from '../carried/carried-video';
import { useChosenComment } from '../chosen';
import { refusalOf } from '../refusals';
import { CommentPanel } from './comment-panel';
import { DeleteButton } from './delete-button';
import { EditButton } from './edit-button';
import { EditPostForm } from './edit-post-form';
import { HiddenNote } from './hidden-note';
import { ModeratorBadge } from './moderator-badge';
import styles from './post-card.module.css';
import { PostText } from './post-text';
import { ReportButton } from './report-button';

/** One post with its like, its deletion and its comments. */
export const PostCard = memo(function PostCard({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const titleId = useId();
  const commentsId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = useChosenComment(post);
  const [isOpen, setOpen] = useState(chosen !== undefined);
  const [edited, setEdited] = useState<Post | null>(null);
  const [likePost] = useLikePostMutation();
  const [deletePost] = useDeletePostMutation();
  const thread = threadOf(post);
  const author = post.username ?? t('community.anonymous');

  const endEditing = (form: Element): void => {
    passFocusTo(form, () => heading.current);
    setEdited(null);
  };
  const like = async (): Promise<void> => {
    const { error } = await likePost({ ...thread, postId: post._id });
    // Spec section 8: a like that fails says nothing; one that is refused says why.
    const reason = refusalOf(t, error);
    if (reason) centerToast.error(reason);
  };
  const remove = async (button: HTMLElement): Promise<void> => {
    if (!(await confirm(t('community.confirmDeletePost')))) return;
    const keepFocus = passFocusOn(button);
    try {
      await deletePost({ ...thread, post }).unwrap();
      centerToast.success(t('community.deleted'));
    } catch (error) {
      keepFocus();
      log.error('post was not deleted', error);
      centerToast.error(t('community.deleteFailed'));
    }
  };
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <Avatar name={author} color="neel" size={48} aria-hidden="true" />
        <div className={styles.who}>
          <span className={styles.name}>
            <span className={styles.author}>{author}</span>
            {post.moderator && <ModeratorBadge />}
          </span>
          <span className={styles.date}>
            <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
            {post.editedAt && (
              <>
                {' · '}
                <time dateTime={post.editedAt}>
                  {t('community.edit.at', { date: formatDate(post.editedAt) })}
                </time>
              </>
            )}
          </span>
        </div>
      </header>
      <h2 id={titleId} ref={heading} className={styles.title}>
        {post.title}
      </h2>
      {post.hidden && <HiddenNote postId={post._id} reason={post.hidden.reason} />}
      {edited ? <EditPostForm post={edited} onEnd={endEditing} /> : <PostText post={post} />}
      {post.videoId && <CarriedVideo videoId={post.videoId} />}
      <footer className={styles.foot}>
        <Button
          variant="default"
          aria-pressed={post.liked ?? false}
          leftSection={
            post.liked ? (
              <IconHeartFilled size={20} className={styles.liked} />
            ) : (
              <IconHeart size={20} />
            )
          }
          // The second press of a double one would only undo the first.
          onClick={({ detail }) => detail < 2 && void like()}
        >
          {t('community.like', { n: post.likes })}
        </Button>
        <Button
          variant="subtle"
          px={12}
          aria-expanded={isOpen}
          aria-controls={commentsId}
          rightSection={isOpen ? <IconChevronUp size={20} /> : <IconChevronDown size={20} />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('community.hideComments') : t('community.showComments')}
        </Button>
        <div className={styles.rarely}>
          {!edited && <EditButton post={post} onEdit={setEdited} />}
          <ReportButton postId={post._id} authorId={post.authorId} />
          <DeleteButton
            authorId={post.authorId}
            onDelete={(button) => void remove(button)}
            text={t('community.delete')}
          />
        </div>
      </footer>
      <div id={commentsId}>{isOpen && <CommentPanel post={post} />}</div>
    </article>
  );
});
