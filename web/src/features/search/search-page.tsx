import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { EmptyState, ErrorState, LoadingState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { PractiseThese } from '../../components/ui/practise-these';
import { SearchField } from '../../components/ui/search-field';
import { hitTitle, isElsewhere, type SearchHit, useSearchQuery } from '../../lib/api/search';
import { formatNumber } from '../../lib/i18n/format';
import { useTranslation } from '../../lib/i18n/use-translation';
import { findPath, paths } from '../../lib/paths';
import styles from './search-page.module.css';

/** So many of each service's hits are shown. */
const LIMIT = 50;

/** What the search found, by kind: signs, courses, videos, posts. */
export function SearchPage() {
  const { t } = useTranslation();
  const query = useSearchParams()[0].get('q')?.trim() ?? '';
  return (
    <>
      <PageHeading
        title={t('search.heading')}
        intro={query === '' ? t('search.prompt') : t('search.for', { query })}
      />
      <div className={styles.field}>
        <SearchField key={query} initial={query} />
      </div>
      {query === '' ? <NextSteps /> : <Hits query={query} />}
    </>
  );
}

function Hits({ query }: { readonly query: string }) {
  const { t } = useTranslation();
  const { currentData: found, isFetching, refetch } = useSearchQuery({ q: query, limit: LIMIT });
  if (isFetching && !found) return <LoadingState text={t('app.loading')} cards={3} />;
  if (!found) return <ErrorState message={t('search.failed')} onRetry={() => void refetch()} />;
  return (
    <>
      {found.isPartial && (
        <p role="alert" className={styles.partial}>
          {t('search.partial')}{' '}
          <Button variant="default" size="compact-md" onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        </p>
      )}
      {found.count === 0 ? (
        <EmptyState text={t('search.none', { query })}>
          <NextSteps />
        </EmptyState>
      ) : (
        <p role="status" className="visually-hidden">
          {t('search.count', { count: found.count, n: formatNumber(found.count) })}
        </p>
      )}
      {found.groups.map(({ kind, hits }) => (
        <section key={kind} aria-labelledby={`found-${kind}`} className={styles.group}>
          <h2 id={`found-${kind}`} className={styles.heading}>
            {t(`search.group.${kind}`)}{' '}
            <span className={styles.number}>{formatNumber(hits.length)}</span>
          </h2>
          {kind === 'sign' && (
            <p className={styles.practise}>
              <PractiseThese signs={hits} />
            </p>
          )}
          <ul className={styles.hits} data-kind={kind}>
            {hits.map((hit) => (
              <li key={hit.id}>
                <HitCard hit={hit} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function HitCard({ hit }: { readonly hit: SearchHit }) {
  const { language } = useTranslation().i18n;
  return (
    <Link to={hit.href} className={styles.hit} target={isElsewhere(hit) ? '_blank' : undefined}>
      {hit.image && (
        <img src={hit.image} alt="" width={160} height={160} loading="lazy" decoding="async" />
      )}
      <span className={styles.text}>
        <span className={styles.title}>{hitTitle(hit, language)}</span>
        {hit.text && <span className={styles.extract}>{hit.text}</span>}
      </span>
    </Link>
  );
}

/** Where else to look. */
function NextSteps() {
  const { t } = useTranslation();
  return (
    <div className={styles.steps}>
      <Button component={Link} to={findPath('hand')}>
        {t('search.byHand')}
      </Button>
      <Button component={Link} to={paths.words} variant="default">
        {t('find.toWords')}
      </Button>
      <Button component={Link} to={paths.discussions} variant="default">
        {t('search.ask')}
      </Button>
    </div>
  );
}
