import { NavLink } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths } from '../../lib/paths';
import styles from './moderation-tabs.module.css';

/** Between what is reported of words and of clips, and what is proposed for signs and sentences. */
export function ModerationTabs() {
  const { t } = useTranslation();
  return (
    <nav className={styles.tabs} aria-label={t('moderation.tabs.label')}>
      <NavLink to={paths.reports} end className={styles.tab ?? ''}>
        {t('moderation.tabs.words')}
      </NavLink>
      <NavLink to={paths.clipReports} className={styles.tab ?? ''}>
        {t('moderation.tabs.clips')}
      </NavLink>
      <NavLink to={paths.proposals} className={styles.tab ?? ''}>
        {t('moderation.tabs.proposals')}
      </NavLink>
      <NavLink to={paths.sayings} className={styles.tab ?? ''}>
        {t('moderation.tabs.sayings')}
      </NavLink>
    </nav>
  );
}
