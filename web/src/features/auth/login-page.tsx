import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { NoticeLine } from '../../components/ui/notice-line';
import { SubmitButton } from '../../components/ui/submit-button';
import { TextRow } from '../../components/ui/text-row';
import { useGetConfigQuery } from '../../lib/api/config';
import { codeOf, reasonOf, serverMsg } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { pathAfterLogin, paths } from '../../lib/paths';
import { cornerToast } from '../../lib/toasts';
import { useLoginMutation } from './api';
import { AuthFrame } from './auth-frame';
import styles from './auth-frame.module.css';
import { registeredEmail } from './registered';

/** Login with e-mail and password, or with the demo account. */
export function LoginPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const { data: config, isSuccess: isConfigKnown } = useGetConfigQuery();
  const [login, { isLoading }] = useLoginMutation();
  const [blockedFor, setBlockedFor] = useState<string>();

  const signIn = async (email: string, password: string, success: string): Promise<void> => {
    setBlockedFor(undefined);
    try {
      await login({ email, password }).unwrap();
      cornerToast.success(success);
      await navigate(pathAfterLogin(search.get('next')));
    } catch (error) {
      if (codeOf(error) === 'ACCOUNT_BLOCKED') setBlockedFor(reasonOf(error) ?? '');
      else cornerToast.error(serverMsg(error) ?? t('auth.loginFailed'));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string): string => String(fields.get(name) ?? '');
    void signIn(text('email'), text('password'), t('auth.loginSuccess'));
  };
  const demo = config?.demo;
  return (
    <AuthFrame heading={t('auth.loginHeading')}>
      <form onSubmit={submit} className={styles.fields}>
        <TextRow
          type="email"
          name="email"
          label={t('auth.email')}
          autoComplete="username"
          defaultValue={registeredEmail(state)}
        />
        <TextRow
          type="password"
          name="password"
          label={t('auth.password')}
          autoComplete="current-password"
        />
        <SubmitButton isSubmitting={isLoading} />
        {(!isConfigKnown || demo) && (
          <Button
            variant="outline"
            fullWidth
            disabled={isLoading || !demo}
            onClick={() => demo && void signIn(demo.email, demo.password, t('auth.demoSuccess'))}
          >
            {t('auth.explore')}
          </Button>
        )}
      </form>
      {blockedFor !== undefined && (
        <p role="alert" className={styles.blocked}>
          {t('auth.blocked', { reason: blockedFor })}{' '}
          <Link to={paths.contact}>{t('auth.blockedContact')}</Link>
        </p>
      )}
      <NoticeLine isSending={isLoading} />
      <p className={styles.switch}>
        {t('auth.notMember')} <Link to={paths.register}>{t('auth.toRegister')}</Link>
      </p>
    </AuthFrame>
  );
}
