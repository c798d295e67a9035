import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './full-screen-loader.module.css';
import { TwoBlocks } from './two-blocks';

/** The full-screen loading mark, while a screen's code is on its way. */
export function FullScreenLoader() {
  const { t } = useTranslation();
  return (
    <div className={styles.loader} role="status">
      <TwoBlocks size={72} className={styles.mark} />
      <span>{t('app.loading')}</span>
    </div>
  );
}
