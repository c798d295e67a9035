import { AboutFilm } from '../../components/ui/about-film';
import { useTranslation } from '../../lib/i18n/use-translation';
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
      <AboutFilm />
    </section>
  );
}
