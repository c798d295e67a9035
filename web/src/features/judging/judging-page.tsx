import { Button, Tabs } from '@mantine/core';
import { IconEye, IconHandStop } from '@tabler/icons-react';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { loginPath, paths } from '../../lib/paths';
import type { Claims } from '../../lib/session/claims';
import { selectClaims } from '../../lib/session/session-slice';
import type { ReviewKind } from './api';
import { Judge } from './components/judge';
import { reviewKinds } from './constants';
import styles from './judging-page.module.css';

const icons = { seen: IconEye, signed: IconHandStop } as const satisfies Record<
  ReviewKind,
  unknown
>;

/** Where people say of each other's clips whether they can be seen, and signers whether it is signed so. */
export function JudgingPage() {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  return (
    <>
      <PageHeading title={t('judging.heading')} intro={t('judging.intro')} />
      {claims === null && (
        <EmptyState text={t('judging.signedOut')}>
          <Button component={Link} to={loginPath(paths.review)}>
            {t('auth.toLogin')}
          </Button>
        </EmptyState>
      )}
      {claims?.demo === true && (
        <EmptyState text={t('judging.demo')}>
          <Button component={Link} to={paths.register}>
            {t('auth.toRegister')}
          </Button>
        </EmptyState>
      )}
      {claims?.demo === false && <Kinds claims={claims} />}
    </>
  );
}

/** The two kinds of judging, apart: what anybody can see, and what only signers know. */
function Kinds({ claims }: { readonly claims: Claims }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const kind = reviewKinds.find((one) => one === search.get('kind')) ?? 'seen';
  const isOpen = kind === 'seen' || claims.roles.includes('reviewer');
  return (
    <Tabs
      value={kind}
      classNames={{ tabLabel: styles.label ?? '' }}
      onChange={(now) => setSearch(now === null ? {} : { kind: now }, { replace: true })}
    >
      <Tabs.List className={styles.tabs ?? ''} aria-label={t('judging.kinds')}>
        {reviewKinds.map((one) => {
          const Icon = icons[one];
          return (
            <Tabs.Tab
              key={one}
              value={one}
              className={styles.tab ?? ''}
              leftSection={<Icon size={24} aria-hidden="true" />}
            >
              {t(`judging.kind.${one}`)}
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {reviewKinds.map((one) => (
        <Tabs.Panel key={one} value={one} className={styles.panel ?? ''}>
          {one === kind && (isOpen ? <Judge key={claims.sub} kind={kind} /> : <BecomeReviewer />)}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function BecomeReviewer() {
  const { t } = useTranslation();
  return (
    <EmptyState text={t('judging.signersOnly')}>
      <p>{t('judging.becomeReviewer')}</p>
      <Button component={Link} to={paths.settings}>
        {t('judging.toAsk')}
      </Button>
    </EmptyState>
  );
}
