import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/ui/list-states';
import { useAlphabet } from '../../../lib/alphabet';
import { formatNumber } from '../../../lib/i18n/format';
import { useTranslation } from '../../../lib/i18n/use-translation';
import { paths } from '../../../lib/paths';
import { entryId, type SignQuery, useFindSignsInfiniteQuery } from '../api';
import { AvatarNote } from './avatar-note';
import { DictionaryError, DictionaryLoading } from './dictionary-states';
import { EntryCard } from './entry-card';
import grids from './entry-grid.module.css';

/** The signs that a form shows and a query leaves, page by page. */
export function FoundSigns({ query }: { readonly query: SignQuery }) {
  const { t } = useTranslation();
  const [alphabet] = useAlphabet();
  const asked = { ...query, ...(alphabet && { alphabet }) };
  const {
    currentData,
    error,
    isFetching,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useFindSignsInfiniteQuery(asked);
  if (!currentData && isFetching) return <DictionaryLoading />;
  if (!currentData) return <DictionaryError error={error} onRetry={() => void refetch()} />;
  const signs = currentData.pages.flatMap(({ data }) => data);
  if (signs.length === 0) {
    return (
      <EmptyState text={t('find.none')}>
        <Button component={Link} to={paths.words}>
          {t('find.toWords')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className={grids.count}>
        {t('find.count', {
          count: currentData.pages[0]?.total ?? signs.length,
          n: formatNumber(currentData.pages[0]?.total ?? signs.length),
        })}
      </p>
      <AvatarNote entries={signs} />
      <ul className={grids.dense} aria-label={t('find.results')}>
        {signs.map((sign) => (
          <li key={entryId(sign)} className={grids.entry}>
            <EntryCard entry={sign} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="default"
          fullWidth
          mt={16}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('app.more')}
        </Button>
      )}
    </>
  );
}
