import { ClipPage } from '../../features/videos/clip-page';
import { useTranslation } from '../../lib/i18n/use-translation';
import { Talk } from './talk';
import styles from './video-page.module.css';

/** A video, and the talk about it. */
export function VideoPage() {
  const { t } = useTranslation();
  return (
    <ClipPage
      talk={(videoId) => (
        <div className={styles.talk}>
          <Talk
            about={{ aboutVideo: videoId }}
            heading={t('clip.discussion')}
            intro={t('clip.discussionIntro')}
            loading={t('community.loading')}
          />
        </div>
      )}
    />
  );
}
