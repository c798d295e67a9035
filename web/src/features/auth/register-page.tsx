import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { NoticeLine } from '../../components/ui/notice-line';
import { SubmitButton } from '../../components/ui/submit-button';
import { TextRow } from '../../components/ui/text-row';
import { serverMsg } from '../../lib/api/errors';
import { useTranslation } from '../../lib/i18n/use-translation';
import { PASSWORD_LENGTH, passwordProblem } from '../../lib/password';
import { paths } from '../../lib/paths';
import { plainTextProblem } from '../../lib/plain-text';
import { cornerToast } from '../../lib/toasts';
import { useDraft } from '../../lib/use-draft';
import { useRegisterMutation } from './api';
import { AuthFrame } from './auth-frame';
import styles from './auth-frame.module.css';
import type { Registered } from './registered';

/** Everything but the password outlives a reload. */
const emptyDraft = { name: '', lastName: '', location: '', email: '' };
const rows = [
  { name: 'name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'location', type: 'text', autoComplete: 'address-level2' },
  { name: 'email', type: 'email', autoComplete: 'username' },
] as const;

/** Registration; whoever is registered logs in next. */
export function RegisterPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [register, { isLoading, error }] = useRegisterMutation();
  const [draft, change, clear] = useDraft('register', emptyDraft);
  const problem = passwordProblem(error);
  const plain = plainTextProblem(error);
  const refusal = plain ? t(plain.text, { field: t(plain.field) }) : serverMsg(error);
  const reason = problem ? t(problem) : refusal;

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
      clear();
      cornerToast.success(t('auth.registerSuccess'));
      await navigate(paths.login, { state: { email: text('email') } satisfies Registered });
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
        {rows.map(({ name, type, autoComplete }) => (
          <TextRow
            key={name}
            type={type}
            name={name}
            label={t(`auth.${name}`)}
            autoComplete={autoComplete}
            defaultValue={draft[name]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
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
      <NoticeLine isSending={isLoading} />
      {reason !== undefined && <p className={styles.problem}>{reason}</p>}
      <p className={styles.switch}>
        {t('auth.alreadyMember')} <Link to={paths.login}>{t('auth.toLogin')}</Link>
      </p>
    </AuthFrame>
  );
}
