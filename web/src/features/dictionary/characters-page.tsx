import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/ui/list-states';
import { PageHeading } from '../../components/ui/page-heading';
import { useTranslation } from '../../lib/i18n/use-translation';
import { entryId, useCharacters } from './api';
import { AlphabetChoice } from './components/alphabet-choice';
import { AvatarNote } from './components/avatar-note';
import { DictionaryError, DictionaryLoading } from './components/dictionary-states';
import { EntryCard } from './components/entry-card';
import grids from './components/entry-grid.module.css';
import { ToggleRow } from './components/toggle-row';

type View = 'grid' | 'list';
type Kind = 'all' | 'letter' | 'numeral';

const isKind = (text: string | null): text is Kind => text === 'letter' || text === 'numeral';

/** All letters and numbers, as a grid or a list. */
export function CharactersPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState<View>('grid');
  // A course leads to one kind: Characters?kind=numeral.
  const asked = search.get('kind');
  const kind = isKind(asked) ? asked : 'all';
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
      <div className={grids.filters}>
        <ToggleRow
          label={t('dictionary.kind')}
          chosen={kind}
          onChoose={(value) => setSearch(value === 'all' ? {} : { kind: value }, { replace: true })}
          options={[
            { value: 'all', text: t('dictionary.all') },
            { value: 'letter', text: t('dictionary.lettersHeading') },
            { value: 'numeral', text: t('dictionary.numeralsHeading') },
          ]}
        />
      </div>
      {kind !== 'numeral' && <AlphabetChoice />}
      <CharacterEntries view={view} kind={kind} />
    </>
  );
}

function CharacterEntries({ view, kind }: { readonly view: View; readonly kind: Kind }) {
  const { t } = useTranslation();
  // While the letters of another alphabet are on their way, those of the first stay.
  const { data, error, isLoading, refetch } = useCharacters();
  if (isLoading) return <DictionaryLoading />;
  if (!data) return <DictionaryError error={error} onRetry={() => void refetch()} />;
  const shown = kind === 'all' ? data : data.filter((character) => character.kind === kind);
  if (shown.length === 0) return <EmptyState text={t('dictionary.empty')} />;
  return (
    <>
      <AvatarNote entries={shown} />
      <ul className={grids[view]} data-view={view} aria-label={t('dictionary.charactersHeading')}>
        {shown.map((character) => (
          <li key={entryId(character)}>
            <EntryCard entry={character} isRow={view === 'list'} />
          </li>
        ))}
      </ul>
    </>
  );
}
