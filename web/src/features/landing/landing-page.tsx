import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AboutFilm } from '../../components/ui/about-film';
import { TwoBlocks } from '../../components/ui/two-blocks';
import { chooseLanguage, languages } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import styles from './landing-page.module.css';

const doors = [
  { key: 'learn', path: paths.courses },
  { key: 'lookUp', path: paths.dictionary },
  { key: 'give', path: paths.upload },
] as const;

const stages = ['draft', 'show', 'check'] as const;

/** The landing page; it stands outside the component library and the store to stay small. */
export function LandingPage() {
  const { t, i18n } = useTranslation();
  useEffect(() => {
    document.title = t('app.name');
  }, [t]);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <span className={styles.logo}>
          <TwoBlocks size={44} />
          {t('app.short')}
        </span>
        <div className={styles.languages}>
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={i18n.language === language}
              onClick={() => void chooseLanguage(language)}
            >
              {t(`shell.languageName.${language}`)}
            </button>
          ))}
        </div>
      </header>
      <main>
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
          <AboutFilm waits />
        </section>
        <section className={styles.section} aria-labelledby="doors">
          <h2 id="doors">{t('landing.doorsHeading')}</h2>
          <ul className={styles.cards}>
            {doors.map(({ key, path }) => (
              <li key={key}>
                <Link to={path} className={styles.door} data-door={key}>
                  <span className={styles.verb}>{t(`landing.doors.${key}.verb`)}</span>
                  <span>{t(`landing.doors.${key}.text`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.section} aria-labelledby="how">
          <h2 id="how">{t('landing.howHeading')}</h2>
          <ol className={styles.cards}>
            {stages.map((stage) => (
              <li key={stage} className={styles.stage}>
                <h3>{t(`landing.how.${stage}.title`)}</h3>
                <p>{t(`landing.how.${stage}.text`)}</p>
              </li>
            ))}
          </ol>
          <p className={styles.review}>{t('review.none')}</p>
        </section>
      </main>
      <footer className={styles.footer}>
        <p>{t('use.limit')}</p>
        <p>{t('landing.footer')}</p>
      </footer>
    </div>
  );
}
