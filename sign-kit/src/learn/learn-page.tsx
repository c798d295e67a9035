import { lazy, Suspense } from 'preact/compat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { browserStorage } from '../settings/settings.js';
import { AlphabetSwitch } from '../ui/alphabet-switch.js';
import { useApp } from '../ui/context.js';
import type { Entry } from '../ui/entry.js';
import { NotKnown } from '../ui/not-known.js';
import { SignPlayer } from '../ui/sign-player.js';
import { Grid } from './grid.js';
import { ListSection, Wall } from './list-section.js';
import { keepList, readList } from './own-list.js';
import {
  entriesOf,
  findItem,
  type Item,
  itemsOf,
  nameOf,
  SECTIONS,
  type Section,
  search,
} from './shelf.js';

const PracticeSection = lazy(() =>
  import('./practice-section.js').then(({ PracticeSection: Practice }) => ({ default: Practice })),
);

const TABS = [...SECTIONS, 'practice', 'list'] as const;
type Tab = (typeof TABS)[number];

const NO_ENTRIES: readonly Entry[] = [];
/** Lessons that a course of the web app links to, by the part of the page that teaches them. */
const LESSONS: Readonly<Record<string, Tab>> = {
  alphabet: 'letters',
  letters: 'letters',
  numerals: 'numerals',
  numbers: 'numerals',
  expressions: 'expressions',
  words: 'words',
  practice: 'practice',
};

/** Letters, numerals, faces and words to look at and to practise. */
export function LearnPage() {
  const { t, vocabulary, settings, query, command, config, send } = useApp();
  const { alphabet } = settings;
  const first = useMemo(
    () => (query.sign === null ? null : findItem(query.sign, vocabulary, alphabet)),
    [query, vocabulary],
  );
  const [tab, setTab] = useState<Tab>(() => firstTab(query.lesson, query.list !== null, first));
  const [chosen, setChosen] = useState<Item | null>(first);
  /** What a link or a message asked for and is not there. */
  const [unknown, setUnknown] = useState(first ? null : query.sign);
  const [playCount, setPlayCount] = useState(0);
  const [text, setText] = useState('');
  const [category, setCategory] = useState(
    () => vocabulary.data.categories.find(({ id }) => id === query.lesson)?.id ?? '',
  );
  const [list, setList] = useState<readonly string[]>(
    () => query.list ?? readList(browserStorage()),
  );
  const [isPresenting, setPresenting] = useState(query.isPresenting);

  useEffect(() => {
    if (!command) return;
    if (command.sign === null) {
      send({ type: 'signkit:error', code: 'NOTHING_TO_SIGN', message: 'No sign is named.' });
      return;
    }
    const item = findItem(command.sign, vocabulary, alphabet);
    if (item) choose(item);
    else {
      setUnknown(command.sign);
      setChosen(null);
    }
  }, [command]);
  useEffect(() => {
    // Before the server has answered nobody can be told.
    if (unknown === null || !config) return;
    send({ type: 'signkit:error', code: 'UNKNOWN_SIGN', message: `No sign is called ${unknown}.` });
  }, [unknown, command, config, send]);

  const choose = (item: Item): void => {
    setChosen(item);
    setUnknown(null);
    setPlayCount((count) => count + 1);
  };
  const changeList = (next: readonly string[]): void => {
    setList(next);
    keepList(browserStorage(), next);
  };

  /** A section that is opened shows its first sign, still. */
  const firstOf = (section: Section): Item | null =>
    itemsOf(section, vocabulary, alphabet).find(({ form }) => form) ?? null;

  // A letter that is on the stage follows the alphabet.
  const onStage = useMemo(() => {
    if (unknown !== null) return null;
    if (!chosen) return isShelfTab(tab) && !query.isPlayerOnly ? firstOf(tab) : null;
    if (chosen.concept.kind !== 'letter' || query.sign === chosen.id) return chosen;
    return findItem(chosen.concept.id, vocabulary, alphabet);
  }, [chosen, unknown, tab, vocabulary, alphabet, query]);
  const entries = useMemo(
    () => (onStage ? entriesOf(onStage, vocabulary, alphabet) : NO_ENTRIES),
    [onStage, vocabulary, alphabet],
  );
  const shelf = useMemo(() => {
    if (text.trim() !== '') {
      return search(
        SECTIONS.flatMap((section) => itemsOf(section, vocabulary, alphabet)),
        text,
      );
    }
    if (!isShelfTab(tab)) return [];
    const items = itemsOf(tab, vocabulary, alphabet);
    return tab === 'words' && category !== ''
      ? items.filter((item) => item.concept.category === category)
      : items;
  }, [text, tab, category, vocabulary, alphabet]);

  const listed = useMemo(
    () => list.map((name) => ({ name, item: findItem(name, vocabulary, alphabet) })),
    [list, vocabulary, alphabet],
  );
  const listItems = listed.flatMap(({ item }) => item ?? []);
  const notListed = listed.filter(({ item }) => !item).map(({ name }) => name);
  const wallItems = listItems.length > 0 ? listItems : chosen ? [chosen] : [];
  // A wall without signs would be an empty stage.
  if (isPresenting && wallItems.length > 0) {
    return <Wall items={wallItems} unknown={notListed} onBack={() => setPresenting(false)} />;
  }
  const notice = <NotKnown names={unknown === null ? [] : [unknown]} />;
  if (query.isPlayerOnly) {
    return (
      <>
        {notice}
        <SignPlayer entries={entries} playCount={playCount} />
      </>
    );
  }

  const isShelf = text.trim() !== '' || isShelfTab(tab);
  return (
    <div class="learn">
      <div class="learn-top">
        <nav class="tabs" aria-label={t('learn.sections')}>
          {TABS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={tab === name && text.trim() === ''}
              onClick={() => {
                setTab(name);
                setText('');
                setChosen(null);
                setUnknown(null);
              }}
            >
              {t(`learn.${name}`)}
            </button>
          ))}
        </nav>
        <label class="field search">
          {t('learn.search')}
          <input
            type="search"
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
      </div>
      {notice}
      {isShelf && (
        <div class="learn-columns">
          <div class="learn-stage">
            <SignPlayer entries={entries} playCount={playCount}>
              {() => onStage && <About item={onStage} list={list} onList={changeList} />}
            </SignPlayer>
          </div>
          <div class="learn-shelf">
            {tab === 'letters' && text.trim() === '' && <AlphabetSwitch />}
            {tab === 'words' && text.trim() === '' && (
              <label class="field">
                {t('learn.category')}
                <select
                  value={category}
                  onChange={(event) => setCategory(event.currentTarget.value)}
                >
                  <option value="">{t('learn.all')}</option>
                  {vocabulary.data.categories
                    .filter(({ id }) => !(SECTIONS as readonly string[]).includes(id))
                    .map(({ id, en, hi }) => (
                      <option key={id} value={id}>
                        {settings.language === 'hi' ? hi : en}
                      </option>
                    ))}
                </select>
              </label>
            )}
            <p class="hint" role="status">
              {text.trim() !== '' && t('learn.found', { n: shelf.length })}
            </p>
            <Grid items={shelf} chosen={onStage?.id ?? null} onChoose={choose} />
          </div>
        </div>
      )}
      {!isShelf && tab === 'practice' && (
        <Suspense fallback={<p role="status">{t('player.loading')}</p>}>
          <PracticeSection />
        </Suspense>
      )}
      {!isShelf && tab === 'list' && (
        <ListSection
          items={listItems}
          unknown={notListed}
          onRemove={(id) => changeList(list.filter((one) => one !== id))}
          onPresent={() => setPresenting(true)}
          ids={listed.flatMap(({ name, item }) => (item ? [name] : []))}
        />
      )}
    </div>
  );
}

/** The sign's name in both languages and how it is made, in words. */
function About({
  item,
  list,
  onList,
}: {
  readonly item: Item;
  readonly list: readonly string[];
  readonly onList: (list: readonly string[]) => void;
}) {
  const { t } = useApp();
  const isListed = list.includes(item.id);
  return (
    <div class="about">
      <h2>
        {nameOf(item)} <span lang="hi">{item.concept.hi}</span>
      </h2>
      {item.form ? (
        <p lang="en">{item.form.alt}</p>
      ) : (
        <p>{t('sign.none', { word: item.concept.en })}</p>
      )}
      <button
        type="button"
        class="quiet"
        onClick={() =>
          onList(isListed ? list.filter((one) => one !== item.id) : [...list, item.id])
        }
      >
        {t(isListed ? 'learn.removeFromList' : 'learn.addToList')}
      </button>
    </div>
  );
}

function isShelfTab(tab: Tab): tab is Section {
  return tab !== 'practice' && tab !== 'list';
}

function firstTab(lesson: string | null, hasList: boolean, item: Item | null): Tab {
  if (hasList) return 'list';
  if (lesson !== null) return LESSONS[lesson] ?? 'words';
  if (!item) return 'letters';
  return `${item.concept.kind}s` as Section;
}
