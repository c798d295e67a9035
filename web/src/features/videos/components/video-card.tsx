import { memo } from 'react';
import { Link } from 'react-router-dom';
import { VideoStage } from '../../../components/ui/video-stage';
import { formatDate, formatDuration } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { videoPath } from '../../../lib/paths';
import type { Video } from '../api';
import styles from './video-card.module.css';

/** One video of the data set. */
export const VideoCard = memo(function VideoCard({
  video,
  search,
}: {
  readonly video: Video;
  /** The filters of the list that it stands in. */
  readonly search: string;
}) {
  const { t } = useTranslation();
  const title = video.title || t('videos.untitled');
  return (
    <article className={styles.card}>
      <VideoStage url={video.url} poster={video.poster} title={title} />
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={videoPath(video._id, search)} className="target">
            {title}
          </Link>
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
