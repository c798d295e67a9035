import { Link } from 'react-router-dom';
import { AboutFilm } from '../../../components/ui/about-film';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import styles from './hero.module.css';

/** The first screen: one line of ISL at once, and beside it (below it on a phone) the words. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{t('landing.heading')}</h1>
        <p className={styles.lead}>{t('landing.description')}</p>
        <div className={styles.actions}>
          <Link to={paths.register} className={styles.primary}>
            {t('landing.register')}
          </Link>
          <Link to={paths.login} className={styles.secondary}>
            {t('landing.login')}
          </Link>
        </div>
        <Link to={paths.dashboard} className={styles.around}>
          {t('landing.lookAround')}
        </Link>
      </div>
      <div className={styles.film}>
        <AboutFilm waits />
      </div>
    </section>
  );
}
