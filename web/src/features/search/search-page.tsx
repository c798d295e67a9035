import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { type SearchHit, useSearchQuery } from './api';
import styles from './search-page.module.css';

/** What the top bar's search found. */
export function SearchPage() {
  const { t } = useTranslation();
  const query = useSearchParams()[0].get('q')?.trim() ?? '';
  return (
    <>
      <PageHeading
        title={t('search.heading')}
        intro={query === '' ? t('search.prompt') : t('search.for', { query })}
      />
      {query !== '' && <Hits query={query} />}
    </>
  );
}

function Hits({ query }: { readonly query: string }) {
  const { t } = useTranslation();
  const { currentData: hits, isFetching, refetch } = useSearchQuery(query);
  if (isFetching && !hits) return <LoadingState text={t('app.loading')} cards={3} />;
  if (!hits) return <ErrorState message={t('search.failed')} onRetry={() => void refetch()} />;
  if (hits.length === 0) return <EmptyState text={t('search.none', { query })} />;
  return (
    <ul className={styles.hits}>
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.id}`}>
          <HitRow hit={hit} />
        </li>
      ))}
    </ul>
  );
}

function HitRow({ hit }: { readonly hit: SearchHit }) {
  const { t } = useTranslation();
  return (
    <Link to={hit.href} className={styles.hit}>
      {hit.image && <img src={hit.image} alt="" width={64} height={64} loading="lazy" />}
      <span className={styles.text}>
        <span className={styles.title}>{hit.title}</span>
        <span className={styles.kind}>{t(`search.kind.${hit.kind}`)}</span>
        {hit.text && <span className={styles.extract}>{hit.text}</span>}
      </span>
    </Link>
  );
}
