import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { EmptyState, ErrorState } from '../../../components/ui/list-states';
import { TextRow } from '../../../components/ui/text-row';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from '../admin-page.module.css';
import { AccountCard } from './account-card';
import { useFindAccountsQuery } from './api';

/** Finds somebody's account by the whole e-mail, and lists who is blocked. */
export function AccountList() {
  const { t } = useTranslation();
  const [email, setEmail] = useState<string>();
  const { data, isError, isFetching, refetch } = useFindAccountsQuery(email, {
    refetchOnMountOrArgChange: true,
  });
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (wanted === email) void refetch();
    else setEmail(wanted);
  };
  const isAll = email === undefined;
  return (
    <section className={styles.section} aria-labelledby="accounts">
      <h2 id="accounts">{t('admin.accounts.heading')}</h2>
      <form onSubmit={search} className={styles.finding}>
        <TextRow
          type="email"
          name="email"
          label={t('admin.accounts.email')}
          hint={t('admin.accounts.hint')}
          autoComplete="off"
        />
        <div className={styles.actions}>
          <Button type="submit" loading={isFetching && !isAll}>
            {t('admin.accounts.find')}
          </Button>
          {!isAll && (
            <Button variant="default" onClick={() => setEmail(undefined)}>
              {t('admin.accounts.showBlocked')}
            </Button>
          )}
        </div>
      </form>
      <h3 id="accounts-found">{t(isAll ? 'admin.accounts.blocked' : 'admin.accounts.found')}</h3>
      {isError && (
        <ErrorState message={t('admin.accounts.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!isError && data?.length === 0 && !isFetching && (
        <EmptyState text={t(isAll ? 'admin.accounts.noneBlocked' : 'admin.accounts.none')} />
      )}
      <ul className={styles.list} aria-labelledby="accounts-found">
        {data?.map((account) => (
          <li key={account.id}>
            <AccountCard account={account} />
          </li>
        ))}
      </ul>
    </section>
  );
}
