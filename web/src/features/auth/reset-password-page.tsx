import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { NoticeLine } from '../../components/ui/notice-line';
import { SubmitButton } from '../../components/ui/submit-button';
import { TextRow } from '../../components/ui/text-row';
import { serverMsg } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { PASSWORD_LENGTH, passwordProblem } from '../../lib/password';
import { paths } from '../../lib/paths';
import { cornerToast } from '../../lib/toasts';
import { useResetPasswordMutation } from './api';
import { AuthFrame } from './auth-frame';
import styles from './auth-frame.module.css';

/** Where a one-time password link leads: a new password, then the login. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { hash, pathname } = useLocation();
  // Behind the #, which no server sees; kept here, so that it can leave the address at once.
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  // Drawn for everybody with its form, before it is known who came by a link.
  const [hasLink, setHasLink] = useState(true);
  useEffect(() => setHasLink(token !== ''), [token]);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  const [resetPassword, { isLoading }] = useResetPasswordMutation();

  const setPassword = async (password: string): Promise<void> => {
    try {
      await resetPassword({ token, password }).unwrap();
      cornerToast.success(t('auth.resetSuccess'));
      await navigate(paths.login);
    } catch (error) {
      const problem = passwordProblem(error);
      cornerToast.error(problem ? t(problem) : (serverMsg(error) ?? t('auth.resetFailed')));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void setPassword(String(new FormData(event.currentTarget).get('password') ?? ''));
  };
  return (
    <AuthFrame heading={t('auth.resetHeading')}>
      {hasLink ? (
        <form onSubmit={submit} className={styles.fields}>
          <TextRow
            type="password"
            name="password"
            label={t('auth.password')}
            hint={t('auth.passwordHint')}
            minLength={PASSWORD_LENGTH}
            autoComplete="new-password"
          />
          <SubmitButton isSubmitting={isLoading} />
        </form>
      ) : (
        <p className={styles.switch}>
          {t('auth.resetNeedsLink')} <Link to={paths.contact}>{t('auth.blockedContact')}</Link>
        </p>
      )}
      <NoticeLine isSending={isLoading} />
      <p className={styles.switch}>
        <Link to={paths.login}>{t('auth.toLogin')}</Link>
      </p>
    </AuthFrame>
  );
}
