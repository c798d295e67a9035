import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { CategoryGrid } from './components/category-grid';
import { DictionaryLoading } from './components/dictionary-states';
import grids from './components/entry-grid.module.css';
import { FindByHand } from './components/find-by-hand';
import { FoundSigns } from './components/found-signs';
import { ToggleRow } from './components/toggle-row';
import { waysToFind } from './looks';

const SignIt = lazy(async () => ({ default: (await import('./making/sign-it')).SignIt }));

/** Signs looked up by how they look: by hand and place, by making one, by picture, by group. */
export function FindPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const way = waysToFind.find((one) => one === search.get('by')) ?? 'hand';
  return (
    <>
      <PageHeading
        title={t(way === 'make' ? 'find.headingOfMaking' : 'find.heading')}
        intro={t(`find.intro.${way}`)}
      />
      <div className={grids.filters}>
        <ToggleRow
          label={t('find.by')}
          chosen={way}
          onChoose={(by) => setSearch({ by }, { replace: true })}
          options={waysToFind.map((value) => ({ value, text: t(`find.way.${value}`) }))}
        />
      </div>
      {way === 'hand' && <FindByHand />}
      {way === 'make' && (
        <Suspense fallback={<DictionaryLoading />}>
          <SignIt />
        </Suspense>
      )}
      {way === 'picture' && <FoundSigns query={{}} />}
      {way === 'group' && <CategoryGrid />}
    </>
  );
}
