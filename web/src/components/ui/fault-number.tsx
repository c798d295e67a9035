import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './fault-number.module.css';

/** What somebody tells us, so that we find out what went wrong. */
export function FaultNumber({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <span className={styles.number} translate="no">
      {t('app.faultNumber', { id })}
    </span>
  );
}
