import { useTranslation } from '../../../lib/i18n/use-translation';
import type { Video } from '../api';
import styles from './video-state.module.css';

/** What a video of one's own is called, and how far it is. */
export function VideoState({ video: { title, status } }: { readonly video: Video }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.title}>{title || t('videos.untitled')}</span>
      <span className={styles.status} data-status={status}>
        {t(`upload.mine.status.${status}`)}
      </span>
    </>
  );
}
