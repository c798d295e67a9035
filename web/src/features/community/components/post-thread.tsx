import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/list-states';
import { threadOf, useListPostsInfiniteQuery } from '../api';
import { NewPostForm } from './new-post-form';
import { PostCard } from './post-card';
import styles from './post-thread.module.css';

/** A form and the posts under it: the feed, or with a sign's id the talk about that sign. */
export function PostThread({
  signId,
  children,
}: {
  readonly signId?: string;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { data, isLoading, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useListPostsInfiniteQuery(threadOf(signId));
  const posts = data?.pages.flatMap((page) => page.posts) ?? [];

  if (isLoading) {
    return (
      <>
        {children}
        <LoadingState text={t('community.loading')} cards={3} />
      </>
    );
  }
  // Spec section 8: this message replaces the screen.
  if (isError && !data) {
    return <ErrorState message={t('community.failed')} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {children}
      <NewPostForm signId={signId} />
      {posts.length === 0 ? (
        <EmptyState text={t('community.empty')} />
      ) : (
        <ul className={styles.posts} aria-label={t('community.posts')}>
          {posts.map((post) => (
            <li key={post._id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="default"
          fullWidth
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('app.more')}
        </Button>
      )}
    </>
  );
}
