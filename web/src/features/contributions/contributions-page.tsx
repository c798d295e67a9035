import { Button } from '@mantine/core';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { loginPath, paths } from '../../lib/paths';
import { selectClaims } from '../../lib/session/session-slice';
import { ContributionList } from './components/contribution-list';
import { OutboxList } from './components/outbox-list';

/** What a person gave: what became of each clip, its consent, and the way to take it back. */
export function ContributionsPage() {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  return (
    <>
      <PageHeading title={t('contributions.heading')} intro={t('contributions.intro')} />
      {claims === null && (
        <EmptyState text={t('contributions.signedOut')}>
          <Button component={Link} to={loginPath(paths.contributions)}>
            {t('auth.toLogin')}
          </Button>
        </EmptyState>
      )}
      {claims?.demo === true && (
        <EmptyState text={t('contributions.demo')}>
          <Button component={Link} to={paths.register}>
            {t('auth.toRegister')}
          </Button>
        </EmptyState>
      )}
      {claims?.demo === false && (
        <>
          <OutboxList />
          <ContributionList />
        </>
      )}
    </>
  );
}
