import { Button } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { loginPath, paths } from '../../lib/paths';
import { useScreenTitle } from '../../lib/screen-title';
import { selectClaims } from '../../lib/session/session-slice';
import { NotificationList } from './components/notification-list';

/** What others wrote or did about something of the person's. */
export function NotificationsPage() {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  useScreenTitle(t('notifications.heading'));
  return (
    <>
      <PageHeading title={t('notifications.heading')} intro={t('notifications.intro')} />
      {claims === null && (
        <EmptyState text={t('notifications.signedOut')}>
          <Button component={Link} to={loginPath(paths.notifications)}>
            {t('auth.toLogin')}
          </Button>
        </EmptyState>
      )}
      {claims?.demo === true && (
        <EmptyState text={t('notifications.demo')}>
          <Button component={Link} to={paths.register}>
            {t('auth.toRegister')}
          </Button>
        </EmptyState>
      )}
      {claims?.demo === false && <NotificationList />}
    </>
  );
}
