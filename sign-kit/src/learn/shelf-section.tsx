import { useMemo } from 'preact/hooks';
import { isAskable } from '../practice/deck.js';
import { AlphabetSwitch } from '../ui/alphabet-switch.js';
import { useApp } from '../ui/context.js';
import type { Entry } from '../ui/entry.js';
import { Icon } from '../ui/icons.js';
import { SignPlayer } from '../ui/sign-player.js';
import { About } from './about.js';
import { CategoryChoice } from './category-choice.js';
import { Grid } from './grid.js';
import type { LearnEvent, LearnState } from './learn.js';
import { cardsOf, isSearching } from './learn-view.js';
import { People } from './people.js';
import type { Item } from './shelf.js';

/** The stage beside the cards of a tab, or of what was searched for. */
export function ShelfSection({
  state,
  onStage,
  entries,
  say,
  onPractise,
}: {
  readonly state: LearnState;
  readonly onStage: Item | null;
  readonly entries: readonly Entry[];
  readonly say: (event: LearnEvent) => void;
  readonly onPractise: (forms: readonly string[]) => void;
}) {
  const { t, vocabulary, settings } = useApp();
  const { tab, text, category, list } = state;
  const isSearch = isSearching(state);
  const cards = useMemo(
    () => cardsOf(state, vocabulary, settings.alphabet),
    [tab, text, category, vocabulary, settings.alphabet],
  );
  const askable = cards.flatMap(({ form }) => (form && isAskable(form) ? [form.id] : []));
  const about = (item: Item) => {
    const isListed = list.includes(item.id);
    return (
      <About
        item={item}
        isListed={isListed}
        onPractise={
          item.form && isAskable(item.form) ? () => onPractise([item.form?.id ?? '']) : null
        }
        onList={() =>
          say({ type: isListed ? 'taken off the list' : 'put on the list', id: item.id })
        }
      />
    );
  };
  return (
    <div class="learn-columns">
      <div class="learn-stage">
        {onStage && <People id={onStage.id} />}
        <SignPlayer entries={entries} playCount={state.playCount}>
          {() => onStage && about(onStage)}
        </SignPlayer>
      </div>
      <div class="learn-shelf">
        {tab === 'letters' && !isSearch && <AlphabetSwitch />}
        {tab === 'words' && !isSearch && (
          <CategoryChoice
            category={category}
            onChange={(chosen) => say({ type: 'category chosen', category: chosen })}
          />
        )}
        <p class="hint" role="status">
          {isSearch && t('learn.found', { n: cards.length })}
        </p>
        {isSearch && askable.length > 0 && (
          <button type="button" onClick={() => onPractise(askable)}>
            <Icon name="replay" />
            <span>{t('practice.found')}</span>
          </button>
        )}
        <Grid
          items={cards}
          chosen={onStage?.id ?? null}
          onChoose={(item) => say({ type: 'sign chosen', item })}
        />
      </div>
    </div>
  );
}
