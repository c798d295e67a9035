import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './about-film.module.css';
import { LoopingVideo } from './looping-video';
import { PictureBadge, StatusBadges } from './status-badge';

/** The avatar's greeting, with what it is and how sure its signs are; `waits` until it is started. */
export function AboutFilm({ waits = false }: { readonly waits?: boolean }) {
  const { t } = useTranslation();
  return (
    <figure className={styles.figure}>
      <LoopingVideo
        src="/static/about/about.mp4"
        poster="/static/about/about.webp"
        width={960}
        height={540}
        label={t('home.about.video')}
        playText={t('home.about.play')}
        pauseText={t('home.about.pause')}
        waits={waits}
      />
      <figcaption className={styles.badges}>
        <PictureBadge kind="avatar" />
        <StatusBadges status="draft" />
      </figcaption>
    </figure>
  );
}
