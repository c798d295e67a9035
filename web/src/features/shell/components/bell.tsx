import { IconBell } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useCountUnreadQuery, useSubscribePushMutation } from '../../../lib/api/notifications';
import { useMeteredLine } from '../../../lib/frames/metered-line';
import { formatNumber } from '../../../lib/i18n/format';
import type { Language } from '../../../lib/i18n/languages';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { paths } from '../../../lib/paths';
import { followLanguage } from '../../../lib/push/follow-language';
import styles from './bell.module.css';

const EVERY_MS = 60_000;
/** Where each byte counts. */
const SELDOM_MS = 300_000;
const MOST_SHOWN = 99;

/** How many things a person was told and has not read; asked for while the page is in sight. */
export function Bell() {
  const { t, i18n } = useTranslation();
  const isMetered = useMeteredLine();
  const { data: unread = 0 } = useCountUnreadQuery(undefined, {
    pollingInterval: isMetered ? SELDOM_MS : EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const { language } = i18n;
  const [save] = useSubscribePushMutation();
  useEffect(() => {
    followLanguage(language as Language, (body) => save(body).unwrap()).catch((error: unknown) =>
      log.error('the language of what is pushed was not changed', error),
    );
  }, [language, save]);
  const name =
    unread === 0
      ? t('notifications.bell.none')
      : t('notifications.bell.unread', { count: unread, n: formatNumber(unread) });
  return (
    <Link to={paths.notifications} className={styles.bell} aria-label={name}>
      <IconBell size={24} aria-hidden="true" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
}
