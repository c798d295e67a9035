import { AUDIT_KINDS } from '@isl/contracts/vocabulary';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  MoreButton,
} from '../../../components/ui/list-states';
import card from '../../../components/ui/report-card.module.css';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from '../admin-page.module.css';
import { useListAuditInfiniteQuery } from './api';
import { EntryLines } from './entry-lines';

const PARTS = ['content', 'media'] as const;

/** What admins and reviewers did, newest first: of everybody or of one, of all kinds or of one. */
export function AuditList() {
  const { t } = useTranslation();
  const [by, setBy] = useState('');
  const [kind, setKind] = useState('');
  const asked = { by, kind };
  const { currentData, isError, isFetching, hasNextPage, isFetchingNextPage, ...more } =
    useListAuditInfiniteQuery(asked, { refetchOnMountOrArgChange: true });
  // Of everybody: who is chosen stays to be chosen.
  const all = useListAuditInfiniteQuery({ by: '', kind: '' });
  const people = all.data?.pages[0]?.people ?? [];
  const entries = currentData?.pages.flatMap(({ data }) => data);
  const away = PARTS.filter((part) =>
    currentData?.pages.some(({ missing }) => missing.includes(part)),
  );
  return (
    <section className={styles.section} aria-labelledby="audit">
      <h2 id="audit">{t('admin.audit.heading')}</h2>
      <p>{t('admin.audit.intro')}</p>
      <div className={styles.choosing}>
        <NativeSelect
          label={t('admin.audit.who')}
          value={by}
          onChange={({ currentTarget }) => setBy(currentTarget.value)}
          data={[
            { value: '', label: t('admin.audit.everybody') },
            ...people.map(({ id, name }) => ({ value: id, label: name || id })),
          ]}
        />
        <NativeSelect
          label={t('admin.audit.what')}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
          data={[
            { value: '', label: t('admin.audit.everything') },
            ...AUDIT_KINDS.map((one) => ({ value: one, label: t(`admin.audit.kinds.${one}`) })),
          ]}
        />
      </div>
      {isError && !currentData && (
        <ErrorState message={t('admin.audit.loadFailed')} onRetry={() => void more.refetch()} />
      )}
      {!currentData && isFetching && <LoadingState text={t('app.loading')} cards={3} />}
      {away.length > 0 && (
        <p role="status" className={card.reason}>
          {t('admin.audit.missing', {
            parts: away.map((part) => t(`admin.state.names.${part}`)).join(', '),
          })}
        </p>
      )}
      {entries?.length === 0 && <EmptyState text={t('admin.audit.empty')} />}
      <ul className={styles.list} aria-labelledby="audit">
        {entries?.map((entry) => (
          <li key={entry._id} className={card.card}>
            <EntryLines entry={entry} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <MoreButton isLoading={isFetchingNextPage} onMore={() => void more.fetchNextPage()} />
      )}
    </section>
  );
}
