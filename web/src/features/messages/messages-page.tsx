import { Button } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/list-states';
import { NoticeLine } from '../../components/ui/notice-line';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { loginPath, paths } from '../../lib/paths';
import { isAdmin } from '../../lib/session/ownership';
import { selectClaims } from '../../lib/session/session-slice';
import { useListMessagesQuery } from './api';
import { MessageCard } from './components/message-card';
import styles from './messages-page.module.css';

/** What people wrote to those who run the site, for admins. */
export function MessagesPage() {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  return (
    <>
      <PageHeading title={t('messages.heading')} intro={t('messages.intro')} />
      {isAdmin(claims) ? (
        <MessageList />
      ) : (
        <EmptyState text={t('messages.notAllowed')}>
          {claims === null ? (
            <Button component={Link} to={loginPath(paths.messages)}>
              {t('auth.toLogin')}
            </Button>
          ) : (
            <Button component={Link} to={paths.dashboard} variant="default">
              {t('errors.backHome')}
            </Button>
          )}
        </EmptyState>
      )}
    </>
  );
}

function MessageList() {
  const { t } = useTranslation();
  const { data, isLoading, isError, refetch } = useListMessagesQuery(undefined, {
    // Others write them: what this tab knew a minute ago is old.
    refetchOnMountOrArgChange: true,
  });
  const messages = data?.data ?? [];
  if (isLoading) return <LoadingState text={t('messages.loading')} cards={3} />;
  if (isError && !data) {
    return <ErrorState message={t('messages.loadFailed')} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.list}>
      <NoticeLine />
      {messages.length === 0 && (
        <EmptyState text={t('messages.empty')}>
          <Button component={Link} to={paths.reports} variant="default">
            {t('messages.toReports')}
          </Button>
        </EmptyState>
      )}
      <ul className={styles.messages} aria-label={t('messages.list')}>
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} />
          </li>
        ))}
      </ul>
    </div>
  );
}
