import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { NoticeLine } from '../../../components/ui/notice-line';
import { TextRow } from '../../../components/ui/text-row';
import { serverMessage, statusOf } from '../../../lib/api/errors';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { PASSWORD_LENGTH, passwordProblem } from '../../../lib/password';
import { cornerToast } from '../../../lib/toasts';
import { useUpdateAccountMutation } from '../api';
import styles from './account-data.module.css';
import { Section } from './section';

const PLACE = 'settings-password';

/** A new password, which ends every other session of the account. */
export function PasswordChange() {
  const { t } = useTranslation();
  const [update, { isLoading }] = useUpdateAccountMutation();
  const [isWrong, setWrong] = useState(false);

  const change = async (form: HTMLFormElement): Promise<void> => {
    const fields = new FormData(form);
    const text = (name: string): string => String(fields.get(name) ?? '');
    setWrong(false);
    try {
      await update({ password: text('present'), newPassword: text('new') }).unwrap();
      form.reset();
      cornerToast.success(t('settings.password.changed'), PLACE);
    } catch (error) {
      log.error('password was not changed', error);
      const problem = passwordProblem(error);
      if (statusOf(error) === 403) setWrong(true);
      else if (problem) cornerToast.error(t(problem), PLACE);
      else cornerToast.error(serverMessage(error) ?? t('settings.saveFailed'), PLACE);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void change(event.currentTarget);
  };
  return (
    <Section title={t('settings.password.heading')} text={t('settings.password.text')}>
      <form onSubmit={submit} className={styles.form}>
        <TextRow
          type="password"
          name="present"
          label={t('settings.password.present')}
          autoComplete="current-password"
          error={isWrong ? t('settings.password.wrong') : undefined}
          onChange={() => setWrong(false)}
        />
        <TextRow
          type="password"
          name="new"
          label={t('settings.password.new')}
          hint={t('auth.passwordHint')}
          minLength={PASSWORD_LENGTH}
          autoComplete="new-password"
        />
        <Button type="submit" variant="light" loading={isLoading}>
          {t('settings.password.change')}
        </Button>
        <NoticeLine place={PLACE} isSending={isLoading} />
      </form>
    </Section>
  );
}
