import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { loginPath, paths } from '../../../lib/paths';
import { selectClaims } from '../../../lib/session/session-slice';
import styles from '../lists.module.css';

/** Where the lists are kept: in the account, or on this device alone. */
export function WhereKept() {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  if (claims?.demo === false) return <p className={styles.muted}>{t('lists.keptInAccount')}</p>;
  return (
    <p className={styles.muted}>
      {t('lists.keptHere')}{' '}
      {claims === null && <Link to={loginPath(paths.lists)}>{t('auth.toLogin')}</Link>}
    </p>
  );
}
