import { useTranslation } from 'react-i18next';
import { LoopingVideo } from '../../components/ui/looping-video';
import { PictureBadge, StatusBadges } from '../../components/ui/status-badge';
import styles from './about-block.module.css';

/** What the product is, beside a silent moving picture. */
export function AboutBlock() {
  const { t } = useTranslation();
  return (
    <section className={styles.about} aria-labelledby="about">
      <div className={styles.text}>
        <h1 id="about" className={styles.heading}>
          {t('home.about.heading')}
        </h1>
        <p className={styles.lead}>{t('home.about.text')}</p>
        <p className={styles.limit}>{t('use.limit')}</p>
      </div>
      <figure className={styles.figure}>
        <LoopingVideo
          src="/static/about/about.mp4"
          poster="/static/about/about.webp"
          width={960}
          height={540}
          label={t('home.about.video')}
          playText={t('home.about.play')}
          pauseText={t('home.about.pause')}
        />
        <figcaption className={styles.badges}>
          <PictureBadge kind="avatar" />
          <StatusBadges status="draft" />
        </figcaption>
      </figure>
    </section>
  );
}
