import { Button } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/ui/list-states';
import { NoticeLine } from '../../components/ui/notice-line';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { loginPath, paths } from '../../lib/paths';
import { isAdmin } from '../../lib/session/ownership';
import { selectClaims } from '../../lib/session/session-slice';
import { AccountList } from './accounts/account-list';
import styles from './admin-page.module.css';
import { AuditList } from './audit/audit-list';
import { ConsentVideoCard } from './components/consent-video-card';
import { DecisionList } from './components/decision-list';
import { RequestList } from './components/request-list';
import { ImportList } from './imports/import-list';
import { StatePanel } from './state/state-panel';

/** How the parts are, who asks to review, accounts, clips of other sets, and what was done, for admins. */
export function AdminPage() {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  return (
    <>
      <PageHeading title={t('admin.heading')} intro={t('admin.intro')} />
      {isAdmin(claims) ? (
        <div className={styles.page}>
          <NoticeLine />
          <Sections />
          <StatePanel />
          <RequestList />
          <DecisionList />
          <AccountList />
          <ImportList />
          <ConsentVideoCard />
          <AuditList />
        </div>
      ) : (
        <EmptyState text={t('admin.notAllowed')}>
          {claims === null ? (
            <Button component={Link} to={loginPath(paths.admin)}>
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

/** The page is long: its parts by their headings. */
function Sections() {
  const { t } = useTranslation();
  const sections = [
    { id: 'state', name: t('admin.state.heading') },
    { id: 'requests', name: t('admin.requests.heading') },
    { id: 'accounts', name: t('admin.accounts.heading') },
    { id: 'imports', name: t('admin.imports.heading') },
    { id: 'consent-video', name: t('consentVideo.heading') },
    { id: 'audit', name: t('admin.audit.heading') },
  ];
  return (
    <nav aria-label={t('admin.heading')}>
      <ul className={styles.sections}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
