import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { passFocusTo } from '../../../lib/pass-focus-on';
import { centerToast } from '../../../lib/toasts';
import { type Post, threadOf, useLazyListCommentsQuery } from '../api';
import { useChosenComment } from '../chosen';
import { COMMENTS_PAGE, NEWEST_CARRIED, withAnswers } from '../comments';
import { CommentForm, commentPlace } from './comment-form';
import { CommentItem } from './comment-item';
import styles from './comment-panel.module.css';
import { useCommentInSight } from './use-comment-in-sight';

/** The newest comments of a post, the older ones where they are asked for, and the form for one more. */
export function CommentPanel({ post }: { readonly post: Post }) {
  const { t } = useTranslation();
  const { comments, commentCount } = post;
  const list = useRef<HTMLUListElement>(null);
  const [since, setSince] = useState(() => comments.at(-NEWEST_CARRIED)?.createdAt ?? '');
  const [listComments, { isFetching }] = useLazyListCommentsQuery();
  const shown = comments.filter(({ createdAt }) => createdAt >= since);
  const missing = commentCount - shown.length;

  const fetchPage = async (after: string | undefined): Promise<boolean> => {
    const page = { ...threadOf(post), postId: post._id };
    try {
      await listComments(after === undefined ? page : { ...page, after }).unwrap();
      return true;
    } catch (error) {
      log.error('comments were not fetched', error);
      centerToast.error(t('community.moreFailed'), commentPlace(post._id));
      return false;
    }
  };
  useCommentInSight({
    ...{ post, list, fetchPage, commentId: useChosenComment(post) },
    showAll: () => setSince(''),
  });
  const showOlder = async (button: HTMLElement): Promise<void> => {
    const keepFocus = passFocusTo(button, () => list.current?.querySelector('p'));
    const after = comments.length < COMMENTS_PAGE ? undefined : comments[0]?._id;
    if (comments.length === commentCount || (await fetchPage(after))) setSince('');
    else keepFocus();
  };
  return (
    <div className={styles.panel}>
      {missing > 0 && (
        <Button
          variant="subtle"
          px={12}
          className={styles.older ?? ''}
          loading={isFetching}
          onClick={({ currentTarget }) => void showOlder(currentTarget)}
        >
          {commentCount <= COMMENTS_PAGE
            ? t('community.showAllComments', { count: commentCount, n: commentCount })
            : t('community.showOlderComments', { n: missing })}
        </Button>
      )}
      <ul ref={list} className={styles.comments}>
        {withAnswers(shown).map((comment) => (
          <CommentItem
            key={comment._id}
            post={post}
            comment={comment}
            isAlone={!shown.some(({ _id }) => _id === comment.replyTo)}
            onShowWhole={() => fetchPage(undefined)}
          />
        ))}
      </ul>
      <CommentForm post={post} />
    </div>
  );
}
