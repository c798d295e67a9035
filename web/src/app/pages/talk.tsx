import { lazy, Suspense } from 'react';
import { LoadingState } from '../../components/ui/list-states';
import type { Thread } from '../../features/community/api';
import styles from './talk.module.css';

// Below what the page is about, and half of what it would wait for.
const PostThread = lazy(async () => ({
  default: (await import('../../features/community/components/post-thread')).PostThread,
}));

/** The talk about a sign or a video, under a heading of the page's own. */
export function Talk({
  about,
  heading,
  intro,
  loading,
}: {
  readonly about: Thread;
  readonly heading: string;
  readonly intro: string;
  readonly loading: string;
}) {
  const head = (
    <header className={styles.heading}>
      <h2 id="discussion-heading">{heading}</h2>
      <p>{intro}</p>
    </header>
  );
  return (
    <section aria-labelledby="discussion-heading">
      <Suspense
        fallback={
          <>
            {head}
            <LoadingState text={loading} cards={3} />
          </>
        }
      >
        <PostThread about={about}>{head}</PostThread>
      </Suspense>
    </section>
  );
}
