import type { ComponentProps, ReactNode } from 'react';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  useStillLoading,
} from '../../../components/ui/list-states';
import { WindowedList } from '../../../components/ui/windowed-list';
import { useTranslation } from '../../../lib/i18n/use-translation';
import {
  type Post,
  type Thread,
  threadOf,
  useGetPostQuery,
  useListPostsInfiniteQuery,
} from '../api';
import { useChosen } from '../chosen';
import { NewPostForm } from './new-post-form';
import { PostCard } from './post-card';
import styles from './post-thread.module.css';

/** About a card with a short text; its true height is measured. */
const ROW_PX = 260;
const GAP_PX = 16;

const keyOf = ({ _id }: Post): string => _id;

/** A form, which waits for nothing, and the posts under it: the feed, or the talk about a sign or a video. */
export function PostThread({
  about = {},
  children,
}: {
  readonly about?: Thread;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation();
  const query = useListPostsInfiniteQuery(threadOf(about));
  const { data, isLoading, isError, refetch } = query;
  const listed = data?.pages.flatMap((page) => page.posts) ?? [];
  const posts = useChosenFirst(listed, data !== undefined);
  const isStillLoading = useStillLoading(isLoading);

  // Spec section 8: this message replaces the screen.
  if (isError && !data && !isStillLoading) {
    return <ErrorState message={t('community.failed')} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {children}
      <NewPostForm about={about} />
      {isStillLoading ? (
        <LoadingState text={t('community.loading')} cards={3} />
      ) : (
        <Posts posts={posts} more={query} />
      )}
    </>
  );
}

function Posts({
  posts,
  more,
}: {
  readonly posts: readonly Post[];
  readonly more: ComponentProps<typeof WindowedList>['more'];
}) {
  const { t } = useTranslation();
  if (posts.length === 0) return <EmptyState text={t('community.empty')} />;
  return (
    <div className={styles.posts}>
      <WindowedList
        items={posts}
        keyOf={keyOf}
        label={t('community.posts')}
        rowPx={ROW_PX}
        gapPx={GAP_PX}
        more={more}
      >
        {(post) => <PostCard post={post} />}
      </WindowedList>
    </div>
  );
}

/** The post that an address names stands first, however old it is, and has the comment that is named. */
function useChosenFirst(posts: readonly Post[], isLoaded: boolean): readonly Post[] {
  const { postId: id, commentId } = useChosen();
  const chosen = posts.find(({ _id }) => _id === id);
  const isThere =
    chosen !== undefined &&
    (commentId === undefined || chosen.comments.some(({ _id }) => _id === commentId));
  // A list of before may lack the comment.
  useGetPostQuery(id ?? '', {
    skip: id === undefined || !isLoaded || isThere,
    refetchOnMountOrArgChange: true,
  });
  return chosen ? [chosen, ...posts.filter((post) => post !== chosen)] : posts;
}
