import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { NoticeLine } from '../../components/ui/notice-line';
import { SubmitButton } from '../../components/ui/submit-button';
import { TextRow } from '../../components/ui/text-row';
import { serverMsg } from '../../lib/api/errors';
import { paths } from '../../lib/paths';
import { cornerToast } from '../../lib/toasts';
import { useRegisterMutation } from './api';
import { AuthFrame } from './auth-frame';
import styles from './auth-frame.module.css';

/** Registration; whoever is registered logs in next. */
export function RegisterPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [register, { isLoading, error }] = useRegisterMutation();
  const reason = serverMsg(error);

  const signUp = async (fields: FormData): Promise<void> => {
    const text = (name: string): string => String(fields.get(name) ?? '');
    try {
      await register({
        name: text('name'),
        lastName: text('lastName'),
        location: text('location'),
        email: text('email'),
        password: text('password'),
      }).unwrap();
      cornerToast.success(t('auth.registerSuccess'));
      await navigate(paths.login);
    } catch {
      cornerToast.error(t('auth.registerFailed'));
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void signUp(new FormData(event.currentTarget));
  };
  return (
    <AuthFrame heading={t('auth.registerHeading')}>
      <form onSubmit={submit} className={styles.fields}>
        <TextRow type="text" name="name" label={t('auth.name')} autoComplete="given-name" />
        <TextRow
          type="text"
          name="lastName"
          label={t('auth.lastName')}
          autoComplete="family-name"
        />
        <TextRow
          type="text"
          name="location"
          label={t('auth.location')}
          autoComplete="address-level2"
        />
        <TextRow type="email" name="email" label={t('auth.email')} autoComplete="username" />
        <TextRow
          type="password"
          name="password"
          label={t('auth.password')}
          hint={t('auth.passwordHint')}
          autoComplete="new-password"
        />
        <SubmitButton isSubmitting={isLoading} />
      </form>
      <NoticeLine />
      {reason !== undefined && <p className={styles.problem}>{reason}</p>}
      <p className={styles.switch}>
        {t('auth.alreadyMember')} <Link to={paths.login}>{t('auth.toLogin')}</Link>
      </p>
    </AuthFrame>
  );
}
