import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '../../components/ui/list-states';
import { ClipPage } from '../../features/videos/clip-page';
import styles from './product-page.module.css';

// Below the video, and half of what the page would wait for.
const PostThread = lazy(async () => ({
  default: (await import('../../features/community/components/post-thread')).PostThread,
}));

/** A video, and the talk about it. */
export function VideoPage() {
  return <ClipPage talk={(videoId) => <Talk videoId={videoId} />} />;
}

function Talk({ videoId }: { readonly videoId: string }) {
  const { t } = useTranslation();
  return (
    <section className={styles.talk} aria-labelledby="discussion-heading">
      <header className={styles.discussion}>
        <h2 id="discussion-heading">{t('clip.discussion')}</h2>
        <p>{t('clip.discussionIntro')}</p>
      </header>
      <Suspense fallback={<LoadingState text={t('community.loading')} cards={3} />}>
        <PostThread about={{ aboutVideo: videoId }} />
      </Suspense>
    </section>
  );
}
