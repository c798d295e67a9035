import { IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import styles from './videos-hero.module.css';

/** The banner over the video data set. */
export function VideosHero() {
  const { t } = useTranslation();
  return (
    <header className={styles.hero}>
      <img
        src="/static/emotions/happy.webp"
        alt=""
        width={640}
        height={360}
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={styles.kicker}>{t('videos.heading')}</p>
        <h1 className={styles.title}>{t('videos.hero')}</h1>
        <p>{t('videos.heroText')}</p>
        <Link to={paths.upload} className={styles.action}>
          <IconUpload size={24} aria-hidden="true" />
          {t('videos.upload')}
        </Link>
      </div>
    </header>
  );
}
