import { Button } from '@mantine/core';
import { IconShieldCheck, IconVideo, IconVideoOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { loginPath, paths } from '../../../lib/paths';
import styles from './giving-door.module.css';
import type { Bar } from './use-giver';

/** Whether what one shows here is recorded, and the way to change that. */
export function GivingDoor({
  bar,
  onConsent,
}: {
  readonly bar: Bar | null;
  readonly onConsent: () => void;
}) {
  const { t } = useTranslation();
  const Icon = bar === null ? IconVideo : IconVideoOff;
  return (
    <div className={styles.door} data-gives={bar === null}>
      <p className={styles.line}>
        <Icon size={24} aria-hidden="true" />
        {t(`giving.door.${bar ?? 'gives'}`)}
      </p>
      {bar === 'signedOut' && (
        <Button component={Link} to={loginPath(paths.dataSetCreation)} variant="default">
          {t('auth.toLogin')}
        </Button>
      )}
      {bar === 'demo' && (
        <Button component={Link} to={paths.register} variant="default">
          {t('auth.toRegister')}
        </Button>
      )}
      {(bar === null || bar === 'unasked' || bar === 'notKept') && (
        <Button variant="default" leftSection={<IconShieldCheck size={20} />} onClick={onConsent}>
          {t('giving.consent.open')}
        </Button>
      )}
    </div>
  );
}
