import { useEffect, useState } from 'react';
import { formatBytes } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import styles from './data-used.module.css';

const LOOK_EVERY_MS = 1000;

/** How much data was used since the camera was turned on, on the picture while it runs. */
export function DataUsed({ bytesUsed }: { readonly bytesUsed: () => number }) {
  const { t } = useTranslation();
  const [bytes, setBytes] = useState(bytesUsed);
  useEffect(() => {
    const timer = setInterval(() => setBytes(bytesUsed()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [bytesUsed]);
  if (bytes === 0) return null;
  return <p className={styles.used}>{t('camera.data.used', { size: formatBytes(bytes) })}</p>;
}
