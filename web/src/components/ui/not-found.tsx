import { Link } from 'react-router-dom';
import { useTranslation } from '../../lib/i18n/use-translation';
import { paths } from '../../lib/paths';
import { useHeadingTitle } from '../../lib/screen-title';
import styles from './not-found.module.css';
import { TwoBlocks } from './two-blocks';

/** The not-found page of spec section 2. */
export function NotFound() {
  const { t } = useTranslation();
  useHeadingTitle(t('errors.notFoundHeading'));
  return (
    <div className={styles.page}>
      <div role="img" aria-label={t('errors.notFoundPicture')}>
        <TwoBlocks size={200} isApart />
      </div>
      <h1 className={styles.heading}>{t('errors.notFoundHeading')}</h1>
      <p>{t('errors.notFoundText')}</p>
      <Link className={styles.back} to={paths.landing}>
        {t('errors.backHome')}
      </Link>
    </div>
  );
}
