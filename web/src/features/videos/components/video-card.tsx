import { memo, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatDuration } from '../../../lib/i18n/format';
import { videoPath } from '../../../lib/paths';
import type { Video } from '../api';
import styles from './video-card.module.css';

/** One video of the data set. */
export const VideoCard = memo(function VideoCard({
  video,
  isMoving,
  search,
}: {
  readonly video: Video;
  readonly isMoving: boolean;
  /** The filters of the list that it stands in. */
  readonly search: string;
}) {
  const { t } = useTranslation();
  const hasPlayer = usePlayer(isMoving);
  const title = video.title || t('videos.untitled');
  return (
    <article className={styles.card}>
      <div className={styles.stage}>
        {video.poster && <img className={styles.picture} src={video.poster} alt="" />}
        {hasPlayer && (
          <video
            className={styles.picture}
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
        )}
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={videoPath(video._id, search)}>{title}</Link>
        </h2>
        <p className={styles.by}>
          {t('videos.uploadedBy')}{' '}
          {video.imported?.credit || video.signer || video.username || t('videos.anonymous')}
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

/** A browser's video player is slow to build: a card gets it when the list stands, and keeps it. */
function usePlayer(isMoving: boolean): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!isMoving) startTransition(() => setHas(true));
  }, [isMoving]);
  return has;
}
