import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDuration } from '../../../lib/i18n/format';
import type { Video } from '../api';
import styles from './video-card.module.css';

/** One video of the data set. */
export const VideoCard = memo(function VideoCard({ video }: { readonly video: Video }) {
  const { t } = useTranslation();
  const title = video.title || t('videos.untitled');
  return (
    <article className={styles.card}>
      <video
        className={styles.video}
        src={video.url}
        poster={video.poster}
        preload={video.poster ? 'none' : 'metadata'}
        controls
        muted
        playsInline
        aria-label={title}
      >
        {t('videos.unsupported')}
      </video>
      <div className={styles.text}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.by}>
          {t('videos.uploadedBy')} {video.username || t('videos.anonymous')}
        </p>
        {video.description && <p className={styles.description}>{video.description}</p>}
        <p className={styles.facts}>
          <span className={styles.category}>{t(`emotion.${video.category}`)}</span>
          {video.durationSeconds !== undefined && (
            <span>{formatDuration(video.durationSeconds)}</span>
          )}
          <time dateTime={video.createdAt}>{formatDate(video.createdAt)}</time>
        </p>
        {video.synthetic && <p className={styles.synthetic}>{t('videos.synthetic')}</p>}
      </div>
    </article>
  );
});
