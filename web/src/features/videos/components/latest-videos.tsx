import { Link } from 'react-router-dom';
import { ErrorState } from '../../../components/ui/list-states';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import { useMyVideos } from '../use-my-videos';
import styles from './latest-videos.module.css';
import { VideoState } from './video-state';

const MOST_SHOWN = 2;

/** How far the latest of one's own videos are, on the home of who gave them; in a place that is kept for it. */
export function LatestVideos() {
  const { t } = useTranslation();
  const { videos, isError, refetch } = useMyVideos();
  return (
    <div className={styles.block}>
      <div className={styles.place}>
        {isError && !videos && <ErrorState message={t('upload.mine.failed')} onRetry={refetch} />}
        {videos?.length === 0 && <p className={styles.none}>{t('upload.mine.empty')}</p>}
        <ul className={styles.list}>
          {videos?.slice(0, MOST_SHOWN).map((video) => (
            <li key={video._id} className={styles.item}>
              <VideoState video={video} />
            </li>
          ))}
        </ul>
      </div>
      <Link to={paths.upload} className={styles.all}>
        {t(videos?.length === 0 ? 'upload.mine.give' : 'upload.mine.all')}
      </Link>
    </div>
  );
}
