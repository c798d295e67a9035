import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { loadMessagesOf } from '../../../lib/i18n/i18n';
import { selectClaims } from '../../../lib/session/session-slice';
import styles from './bell.module.css';

const Bell = lazy(async () => {
  const [{ Bell: Link }] = await Promise.all([import('./bell'), loadMessagesOf('told')]);
  return { default: Link };
});

/** Where the bell stands, for who can be told something; the shared demo account cannot. */
export function BellPlace() {
  const claims = useSelector(selectClaims);
  if (claims === null || claims.demo) return null;
  return (
    <div className={styles.place}>
      <Suspense>
        <Bell />
      </Suspense>
    </div>
  );
}
