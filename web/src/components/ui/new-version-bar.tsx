import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation';
import { newVersion } from '../../lib/pwa/new-version';
import styles from './new-version-bar.module.css';

/** Says that a newer version of the app waits; it begins when the person wants it, never by itself. */
export function NewVersionBar() {
  const { t } = useTranslation();
  const isWaiting = useSyncExternalStore(newVersion.subscribe, newVersion.isWaiting, () => false);
  if (!isWaiting) return <div role="status" />;
  return (
    <div role="status" className={styles.bar}>
      <span>{t('shell.newVersion')}</span>
      <Button leftSection={<IconRefresh size={20} />} onClick={newVersion.show}>
        {t('shell.showNewVersion')}
      </Button>
      <Button variant="default" onClick={() => newVersion.put(null)}>
        {t('shell.later')}
      </Button>
    </div>
  );
}
