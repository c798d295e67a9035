import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import styles from './for-whom.module.css';

const groups = [
  { key: 'forTeachers', path: paths.sign },
  { key: 'forResearchers', path: paths.licences },
] as const;

/** Look, landing page 6: what is here for teachers and for researchers. */
export function ForWhom() {
  const { t } = useTranslation();
  return (
    <div className={styles.groups}>
      {groups.map(({ key, path }) => (
        <section key={key} className={styles.group} aria-labelledby={key}>
          <h2 id={key}>{t(`landing.${key}.heading`)}</h2>
          <p>{t(`landing.${key}.text`)}</p>
          <Link to={path}>{t(`landing.${key}.link`)}</Link>
        </section>
      ))}
    </div>
  );
}
