import { lazy, Suspense } from 'react';
import { LoadingState } from '../../components/ui/list-states';
import { WhenNear } from '../../components/ui/when-near';
import type { Thread as About } from '../../features/community/api';
import { loadMessagesOf } from '../../lib/i18n/i18n';
import styles from './talk.module.css';

// Below what the page is about, and half of what it would wait for.
const PostThread = lazy(async () => {
  const [{ PostThread: Thread }] = await Promise.all([
    import('../../features/community/components/post-thread'),
    loadMessagesOf('talk'),
  ]);
  return { default: Thread };
});

/** The talk about a sign or a video, under a heading of the page's own. */
export function Talk({
  about,
  heading,
  intro,
  loading,
}: {
  readonly about: About;
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
  const before = (
    <>
      {head}
      <LoadingState text={loading} cards={3} />
    </>
  );
  return (
    <section aria-labelledby="discussion-heading">
      <WhenNear before={before}>
        <Suspense fallback={before}>
          <PostThread about={about}>{head}</PostThread>
        </Suspense>
      </WhenNear>
    </section>
  );
}
