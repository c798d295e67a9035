import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { NoticeLine } from '../../../components/ui/notice-line';
import { TextRow } from '../../../components/ui/text-row';
import { serverMessage } from '../../../lib/api/errors';
import { formatDate } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { log } from '../../../lib/log';
import { plainTextProblem } from '../../../lib/plain-text';
import { session } from '../../../lib/session/browser-session';
import { cornerToast } from '../../../lib/toasts';
import { type Account, useUpdateAccountMutation } from '../api';
import styles from './account-data.module.css';

const PLACE = 'settings-account';
const texts = ['name', 'lastName', 'location'] as const;
const autoComplete = {
  name: 'given-name',
  lastName: 'family-name',
  location: 'address-level2',
} as const;

/** Who the person is here; name and place can be changed, but not of the shared demo account. */
export function AccountData({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  const [update, { isLoading }] = useUpdateAccountMutation();
  const save = async (fields: FormData): Promise<void> => {
    const text = (name: string): string => String(fields.get(name) ?? '').trim();
    try {
      await update({
        name: text('name'),
        lastName: text('lastName'),
        location: text('location'),
      }).unwrap();
      // The name others see is in the token.
      await session.refresh();
      cornerToast.success(t('settings.saved'), PLACE);
    } catch (error) {
      log.error('account was not changed', error);
      const plain = plainTextProblem(error);
      const reason = plain ? t(plain.text, { field: t(plain.field) }) : serverMessage(error);
      cornerToast.error(reason ?? t('settings.saveFailed'), PLACE);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void save(new FormData(event.currentTarget));
  };
  return (
    <>
      <dl className={styles.facts}>
        {account.demo && (
          <div>
            <dt>{t('settings.shownName')}</dt>
            <dd>{`${account.name} ${account.lastName}`}</dd>
          </div>
        )}
        <div>
          <dt>{t('auth.email')}</dt>
          <dd>{account.email}</dd>
        </div>
        <div>
          <dt>{t('settings.since')}</dt>
          <dd>{formatDate(account.createdAt)}</dd>
        </div>
        <div>
          <dt>{t('settings.roles')}</dt>
          <dd>{account.roles.map((role) => t(`settings.role.${role}`)).join(', ')}</dd>
        </div>
      </dl>
      {account.demo ? (
        <p className={styles.demo}>{t('settings.demo')}</p>
      ) : (
        <form onSubmit={submit} className={styles.form}>
          {texts.map((name) => (
            <TextRow
              key={name}
              type="text"
              name={name}
              label={t(`auth.${name}`)}
              defaultValue={account[name]}
              autoComplete={autoComplete[name]}
            />
          ))}
          <Button type="submit" variant="light" loading={isLoading}>
            {t('settings.save')}
          </Button>
          <NoticeLine place={PLACE} />
        </form>
      )}
    </>
  );
}
