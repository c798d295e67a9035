import { Button } from '@mantine/core';
import { useId } from 'react';
import { formatDate, formatDateTime } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import type { SignIn } from '../api';
import styles from './sign-ins.module.css';

/** One browser in which the person is logged in. */
export function SignInCard({
  signIn,
  isEnding,
  onEnd,
}: {
  readonly signIn: SignIn;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}) {
  const { t } = useTranslation();
  const nameId = useId();
  const { browser, system, startedAt, lastUsedAt, endsAt, current } = signIn;
  const name =
    browser && system
      ? t('settings.sessions.named', { browser, system })
      : (browser ?? system ?? t('settings.sessions.unknown'));
  return (
    <li className={styles.card} data-current={current}>
      <h3 id={nameId} className={styles.name}>
        {name}
        {current && <span className={styles.current}>{t('settings.sessions.current')}</span>}
      </h3>
      <dl className={styles.times}>
        <div>
          <dt>{t('settings.sessions.used')}</dt>
          <dd>{formatDateTime(lastUsedAt)}</dd>
        </div>
        <div>
          <dt>{t('settings.sessions.began')}</dt>
          <dd>{formatDateTime(startedAt)}</dd>
        </div>
        <div>
          <dt>{t('settings.sessions.ends')}</dt>
          <dd>{formatDate(endsAt)}</dd>
        </div>
      </dl>
      <Button variant="light" loading={isEnding} aria-describedby={nameId} onClick={onEnd}>
        {t('settings.sessions.end')}
      </Button>
    </li>
  );
}
