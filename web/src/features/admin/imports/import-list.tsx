import { EmptyState, ErrorState, LoadingState } from '../../../components/ui/list-states';
import { useTranslation } from '../../../lib/i18n/use-translation';
import styles from '../admin-page.module.css';
import { useListImportsQuery } from './api';
import { ImportCard } from './import-card';

/** Sets of clips from elsewhere, which nobody sees before an admin shows them. */
export function ImportList() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useListImportsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className={styles.section} aria-labelledby="imports">
      <h2 id="imports">{t('admin.imports.heading')}</h2>
      {isError && !data && (
        <ErrorState message={t('admin.imports.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!isError && !data && <LoadingState text={t('app.loading')} cards={1} />}
      {data?.length === 0 && <EmptyState text={t('admin.imports.empty')} />}
      <ul className={styles.list} aria-labelledby="imports">
        {data?.map((set) => (
          <li key={set._id}>
            <ImportCard set={set} />
          </li>
        ))}
      </ul>
    </section>
  );
}
