import { useTranslation } from 'react-i18next';
import { PostThread } from '../../features/community/components/post-thread';
import { ClipPage } from '../../features/videos/clip-page';
import styles from './product-page.module.css';

/** A video, and the talk about it. */
export function VideoPage() {
  return <ClipPage talk={(videoId) => <Talk videoId={videoId} />} />;
}

function Talk({ videoId }: { readonly videoId: string }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="discussion-heading">
      <PostThread about={{ aboutVideo: videoId }}>
        <header className={styles.discussion}>
          <h2 id="discussion-heading">{t('clip.discussion')}</h2>
          <p>{t('clip.discussionIntro')}</p>
        </header>
      </PostThread>
    </section>
  );
}
