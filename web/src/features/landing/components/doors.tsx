import { Link } from 'react-router-dom';
import { PictureBadge } from '../../../components/ui/status-badge';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import styles from './doors.module.css';

/** Each picture's ground is the colour of its door. */
const doors = [
  { key: 'learn', path: paths.courses, picture: '/static/guide/7.webp' },
  { key: 'lookUp', path: paths.dictionary, picture: '/static/guide/5.webp' },
  { key: 'give', path: paths.upload, picture: '/static/guide/3.webp' },
] as const;

/** Three ways in: one picture, one verb, one sentence each. */
export function Doors() {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-labelledby="doors">
      <h2 id="doors" className={styles.heading}>
        {t('landing.doorsHeading')}
      </h2>
      <ul className={styles.doors}>
        {doors.map(({ key, path, picture }) => (
          <li key={key}>
            <Link to={path} className={styles.door} data-door={key}>
              <img src={picture} alt="" width={800} height={600} loading="lazy" />
              <span className={styles.words}>
                <span className={styles.verb}>{t(`landing.doors.${key}.verb`)}</span>
                <span>{t(`landing.doors.${key}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <PictureBadge kind="avatar" />
    </section>
  );
}
