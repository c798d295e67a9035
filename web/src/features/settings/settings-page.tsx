import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ErrorState, LoadingState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { TwoBlocks } from '../../components/ui/two-blocks';
import { useTranslation } from '../../lib/i18n/use-translation';
import { loginPath, paths } from '../../lib/paths';
import { selectClaims } from '../../lib/session/session-slice';
import { useGetAccountQuery } from './api';
import { AccountData } from './components/account-data';
import { Appearance } from './components/appearance';
import { DeleteAccount, type Erasure } from './components/delete-account';
import { ExportData } from './components/export-data';
import { PasswordChange } from './components/password-change';
import { PushSection } from './components/push-section';
import { Reviewing } from './components/reviewing';
import { Section } from './components/section';
import { SignIns } from './components/sign-ins';
import { SignerProfile } from './components/signer-profile';
import styles from './settings-page.module.css';

/** The account page: what is kept of a person, how the app looks, and the way out. */
export function SettingsPage() {
  const { t } = useTranslation();
  const claims = useSelector(selectClaims);
  const [erasure, setErasure] = useState<Erasure | null>(null);
  if (erasure) return <Goodbye erasure={erasure} />;
  return (
    <>
      <PageHeading title={t('settings.heading')} intro={t('settings.intro')} />
      <div className={styles.sections}>
        {claims === null ? (
          <Section title={t('settings.account')} text={t('settings.signedOut')}>
            <Button component={Link} to={loginPath(paths.settings)}>
              {t('auth.toLogin')}
            </Button>
          </Section>
        ) : (
          <div className={styles.account} data-demo={claims.demo || undefined}>
            <OwnAccount />
          </div>
        )}
        <Appearance />
        {claims?.demo === false && (
          <>
            <PushSection />
            <SignerProfile />
            <Reviewing />
            <PasswordChange />
            <SignIns />
            <ExportData />
            <DeleteAccount onErased={setErasure} />
          </>
        )}
      </div>
    </>
  );
}

function OwnAccount() {
  const { t } = useTranslation();
  const { data: account, isError, refetch } = useGetAccountQuery();
  const waiting = isError ? (
    <ErrorState message={t('settings.loadFailed')} onRetry={() => void refetch()} />
  ) : (
    <LoadingState text={t('app.loading')} cards={1} />
  );
  return (
    <Section title={t('settings.account')}>
      {account ? <AccountData account={account} /> : waiting}
    </Section>
  );
}

/** What is left to say once the account is gone. */
function Goodbye({ erasure }: { readonly erasure: Erasure }) {
  const { t } = useTranslation();
  return (
    <div className={styles.goodbye} role="status">
      <TwoBlocks size={120} isApart />
      <h1 className={styles.farewell}>{t('settings.delete.goneHeading')}</h1>
      <p>{t(`settings.delete.gone.${erasure}`)}</p>
      <Button component={Link} to={paths.landing}>
        {t('errors.backHome')}
      </Button>
    </div>
  );
}
