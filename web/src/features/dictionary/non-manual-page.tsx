import { Button } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { type Expression, useListExpressionsQuery } from '../../lib/api/expressions';
import { useTranslation } from '../../lib/i18n/use-translation';
import { entryId } from './api';
import { AvatarNote } from './components/avatar-note';
import { DictionaryError, DictionaryLoading } from './components/dictionary-states';
import grids from './components/entry-grid.module.css';
import { ExpressionCard } from './components/expression-card';
import { ToggleRow } from './components/toggle-row';
import { type ExpressionFilter, expressionFilters } from './constants';

/** The expressions of face and body, with the seven filter buttons. */
export function NonManualPage() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<ExpressionFilter>('All');
  return (
    <>
      <PageHeading
        title={t('dictionary.nonManualHeading')}
        intro={t('dictionary.nonManualIntro')}
      />
      <div className={grids.filters}>
        <ToggleRow
          label={t('dictionary.filterLabel')}
          chosen={filter}
          onChoose={setFilter}
          options={expressionFilters.map((value) => ({
            value,
            text: t(`dictionary.filters.${value}`),
          }))}
        />
      </div>
      <ExpressionEntries filter={filter} onClear={() => setFilter('All')} />
    </>
  );
}

const matches = ({ _id, name }: Expression, filter: ExpressionFilter): boolean =>
  filter === 'All' ||
  name.toLowerCase() === filter.toLowerCase() ||
  _id === `expression-${filter.toLowerCase()}`;

function ExpressionEntries({
  filter,
  onClear,
}: {
  readonly filter: ExpressionFilter;
  readonly onClear: () => void;
}) {
  const { t } = useTranslation();
  const { data, error, isLoading, refetch } = useListExpressionsQuery();
  if (isLoading) return <DictionaryLoading />;
  if (!data) return <DictionaryError error={error} onRetry={() => void refetch()} />;
  const shown = data.filter((expression) => matches(expression, filter));
  if (shown.length === 0) {
    return (
      <EmptyState text={t('dictionary.emptyFilter')}>
        <Button onClick={onClear}>{t('dictionary.showAll')}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <AvatarNote entries={shown} />
      <ul className={grids.grid} aria-label={t('dictionary.nonManualHeading')}>
        {shown.map((expression) => (
          <li key={entryId(expression)}>
            <ExpressionCard expression={expression} />
          </li>
        ))}
      </ul>
    </>
  );
}
