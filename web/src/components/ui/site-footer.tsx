import { Link } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import { contactPath, paths } from '../../lib/paths';
import { LanguageButtons } from './language-buttons';
import styles from './site-footer.module.css';

const links = [
  { key: 'contact', path: contactPath() },
  { key: 'consent', path: paths.consent },
  { key: 'models', path: paths.models },
  { key: 'licences', path: paths.licences },
] as const;

/** What every page outside the dashboard ends with. */
export function SiteFooter() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p className={styles.limit}>{t('use.limit')}</p>
        <nav aria-label={t('info.links.heading')}>
          <ul className={styles.links}>
            {links.map(({ key, path }) => (
              <li key={key}>
                <Link to={path}>{t(`info.links.${key}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.last}>
          <LanguageButtons />
          <p>{t('landing.footer')}</p>
        </div>
      </div>
    </footer>
  );
}
