import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { entryId, useListCharactersQuery } from './api';
import { DictionaryError, DictionaryLoading } from './components/dictionary-states';
import { EntryCard } from './components/entry-card';
import grids from './components/entry-grid.module.css';
import { ToggleRow } from './components/toggle-row';

type View = 'grid' | 'list';

/** All letters and numbers, as a grid or a list. */
export function CharactersPage() {
  const { t } = useTranslation();
  const [view, setView] = useState<View>('grid');
  return (
    <>
      <PageHeading
        title={t('dictionary.charactersHeading')}
        intro={t('dictionary.charactersIntro')}
      >
        <ToggleRow
          label={t('dictionary.view')}
          chosen={view}
          onChoose={setView}
          options={[
            { value: 'grid', text: t('dictionary.grid') },
            { value: 'list', text: t('dictionary.list') },
          ]}
        />
      </PageHeading>
      <CharacterEntries view={view} />
    </>
  );
}

function CharacterEntries({ view }: { readonly view: View }) {
  const { t } = useTranslation();
  const { data, error, isLoading, refetch } = useListCharactersQuery();
  if (isLoading) return <DictionaryLoading />;
  if (!data) return <DictionaryError error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState text={t('dictionary.empty')} />;
  return (
    <ul className={grids[view]} data-view={view} aria-label={t('dictionary.charactersHeading')}>
      {data.map((character) => (
        <li key={entryId(character)}>
          <EntryCard
            id={entryId(character)}
            name={character.name}
            nameHi={character.nameHi}
            image={character.image}
            isRow={view === 'list'}
          />
        </li>
      ))}
    </ul>
  );
}
