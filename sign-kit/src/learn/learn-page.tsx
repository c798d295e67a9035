import { lazy, Suspense } from 'preact/compat';
import { useMemo } from 'preact/hooks';
import { useApp } from '../ui/context.js';
import type { Entry } from '../ui/entry.js';
import { NotKnown } from '../ui/not-known.js';
import { SignPlayer } from '../ui/sign-player.js';
import { LearnTop } from './learn-top.js';
import { isSearching, listedOf, stageOf } from './learn-view.js';
import { ListSection, Wall } from './list-section.js';
import { entriesOf } from './shelf.js';
import { ShelfSection } from './shelf-section.js';
import { isShelfTab } from './tabs.js';
import { useCards } from './use-cards.js';
import { useLearn } from './use-learn.js';

const PracticeSection = lazy(() =>
  import('./practice-section.js').then(({ PracticeSection: Practice }) => ({ default: Practice })),
);

const ShowSection = lazy(() =>
  import('../show/show-section.js').then(({ ShowSection: Show }) => ({ default: Show })),
);

const NO_ENTRIES: readonly Entry[] = [];

/** Letters, numerals, faces and words to look at and to practise. */
export function LearnPage() {
  const { t, vocabulary, settings, query } = useApp();
  const { alphabet } = settings;
  const { state, say, openTab, practise } = useLearn();
  const cards = useCards();
  const { tab, chosen, unknown } = state;

  const onStage = useMemo(
    () => stageOf(state, vocabulary, alphabet, query),
    [chosen, unknown, tab, vocabulary, alphabet, query],
  );
  const entries = useMemo(
    () => (onStage ? entriesOf(onStage, vocabulary, alphabet) : NO_ENTRIES),
    [onStage, vocabulary, alphabet],
  );
  const listed = useMemo(
    () => listedOf(state.list, vocabulary, alphabet),
    [state.list, vocabulary, alphabet],
  );

  const wallItems = listed.items.length > 0 ? listed.items : chosen ? [chosen] : [];
  // A wall without signs would be an empty stage.
  if (state.isPresenting && wallItems.length > 0) {
    return (
      <Wall
        items={wallItems}
        unknown={listed.unknown}
        onBack={() => say({ type: 'wall closed' })}
      />
    );
  }
  const notice = <NotKnown names={unknown === null ? [] : [unknown]} />;
  if (query.isPlayerOnly) {
    return (
      <>
        {notice}
        <SignPlayer entries={entries} playCount={state.playCount} />
      </>
    );
  }

  const isSearch = isSearching(state);
  const isShelf = isSearch || isShelfTab(tab);
  return (
    <div class="learn" data-tab={isSearch ? undefined : tab}>
      <LearnTop
        open={isSearch ? null : tab}
        text={state.text}
        onOpen={openTab}
        onText={(text) => say({ type: 'text typed', text })}
      />
      {notice}
      {isShelf && (
        <ShelfSection
          state={state}
          onStage={onStage}
          entries={entries}
          say={say}
          onPractise={practise}
        />
      )}
      {!isShelf && tab === 'practice' && (
        <Suspense fallback={<p role="status">{t('player.loading')}</p>}>
          {cards === null ? (
            <p role="status">{t('player.loading')}</p>
          ) : (
            <PracticeSection
              key={state.wanted.join(' ')}
              cards={cards}
              wanted={state.wanted}
              isOnlyWanted={state.isOnlyWanted}
              onShow={() => openTab('show')}
            />
          )}
        </Suspense>
      )}
      {!isShelf && tab === 'show' && (
        <Suspense fallback={<p role="status">{t('player.loading')}</p>}>
          <ShowSection />
        </Suspense>
      )}
      {!isShelf && tab === 'list' && (
        <ListSection
          items={listed.items}
          unknown={listed.unknown}
          ids={listed.names}
          onRemove={(id) => say({ type: 'taken off the list', id })}
          onPresent={() => say({ type: 'wall opened' })}
        />
      )}
    </div>
  );
}
