import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { Section } from './sections.js';
import { findItem, type Item } from './shelf.js';
import { type Tab, tabOfPath } from './tabs.js';

/** What the learn page is doing. */
export type LearnState = {
  readonly tab: Tab;
  /** What a person, a link or a message picked; null shows the tab's first sign, still. */
  readonly chosen: Item | null;
  /** What a link or a message asked for and is not there. */
  readonly unknown: string | null;
  /** Rises each time that a sign is to be played. */
  readonly playCount: number;
  readonly text: string;
  /** The id of a category of words; empty for all of them. */
  readonly category: string;
  /** The person's own list, by the names that it was given. */
  readonly list: readonly string[];
  readonly isPresenting: boolean;
  /** The forms that a person wants to practise first. */
  readonly wanted: readonly string[];
  /** Whether they are a list of somebody's own: then nothing else is asked. */
  readonly isOnlyWanted: boolean;
};

export type LearnEvent =
  | { readonly type: 'tab opened'; readonly tab: Tab }
  | { readonly type: 'came back to'; readonly tab: Tab; readonly asked: Asked }
  | { readonly type: 'sign chosen'; readonly item: Item }
  | { readonly type: 'sign asked for'; readonly name: string; readonly item: Item | null }
  | { readonly type: 'text typed'; readonly text: string }
  | { readonly type: 'category chosen'; readonly category: string }
  | { readonly type: 'put on the list'; readonly id: string }
  | { readonly type: 'taken off the list'; readonly id: string }
  | { readonly type: 'practice asked for'; readonly forms: readonly string[] }
  | { readonly type: 'wall opened' }
  | { readonly type: 'wall closed' };

/** The sign that an address asks for, found or not; an address that asks for none has neither. */
type Asked = Pick<LearnState, 'chosen' | 'unknown'>;

/** What an address says of the learn page. */
export type LearnAddress = {
  readonly pathname: string;
  readonly sign: string | null;
  readonly lesson: string | null;
  readonly list: readonly string[] | null;
  readonly isPresenting: boolean;
};

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

const SECTION_OF: Readonly<Record<Item['concept']['kind'], Section>> = {
  letter: 'letters',
  numeral: 'numerals',
  expression: 'expressions',
  word: 'words',
};

const NONE_WANTED: Pick<LearnState, 'wanted' | 'isOnlyWanted'> = {
  wanted: [],
  isOnlyWanted: false,
};

/** What becomes of the page when something happens. */
export function learn(state: LearnState, event: LearnEvent): LearnState {
  switch (event.type) {
    case 'tab opened':
      return { ...state, tab: event.tab, text: '', chosen: null, unknown: null, ...NONE_WANTED };
    case 'came back to':
      return { ...state, ...event.asked, tab: event.tab, text: '', isPresenting: false };
    case 'sign chosen':
      return play(state, event.item);
    case 'sign asked for':
      return event.item ? play(state, event.item) : { ...state, chosen: null, unknown: event.name };
    case 'text typed':
      return { ...state, text: event.text };
    case 'category chosen':
      return { ...state, category: event.category };
    case 'put on the list':
      return { ...state, list: [...state.list, event.id] };
    case 'taken off the list':
      return { ...state, list: state.list.filter((one) => one !== event.id) };
    case 'practice asked for':
      return {
        ...state,
        tab: 'practice',
        text: '',
        chosen: null,
        unknown: null,
        wanted: event.forms,
        isOnlyWanted: false,
      };
    case 'wall opened':
      return { ...state, isPresenting: true };
    case 'wall closed':
      return { ...state, isPresenting: false };
  }
}

/** The page as an address opens it. */
export function openedAt(
  address: LearnAddress,
  {
    vocabulary,
    alphabet,
    kept,
  }: {
    readonly vocabulary: Vocabulary;
    readonly alphabet: string | null;
    /** The list of this browser. */
    readonly kept: readonly string[];
  },
): LearnState {
  const asked = askedBy(address, vocabulary, alphabet);
  const tab = tabOf(address, asked.chosen);
  return {
    ...asked,
    tab,
    ...(tab === 'practice' ? wantedBy(address, asked, vocabulary, alphabet) : NONE_WANTED),
    playCount: 0,
    text: '',
    category: vocabulary.data.categories.find(({ id }) => id === address.lesson)?.id ?? '',
    list: address.list ?? kept,
    isPresenting: address.isPresenting,
  };
}

/** The event of going back or forward to an address. */
export function cameBackTo(
  address: LearnAddress,
  vocabulary: Vocabulary,
  alphabet: string | null,
): LearnEvent {
  const asked = askedBy(address, vocabulary, alphabet);
  return { type: 'came back to', tab: tabOf(address, asked.chosen), asked };
}

function play(state: LearnState, item: Item): LearnState {
  return { ...state, chosen: item, unknown: null, playCount: state.playCount + 1 };
}

/** A list to be practised, or the one sign that a link names. */
function wantedBy(
  { list }: LearnAddress,
  { chosen }: Asked,
  vocabulary: Vocabulary,
  alphabet: string | null,
): Pick<LearnState, 'wanted' | 'isOnlyWanted'> {
  const items = list?.map((name) => findItem(name, vocabulary, alphabet)) ?? [chosen];
  return { wanted: items.flatMap((item) => item?.form?.id ?? []), isOnlyWanted: list !== null };
}

function askedBy({ sign }: LearnAddress, vocabulary: Vocabulary, alphabet: string | null): Asked {
  const chosen = sign === null ? null : findItem(sign, vocabulary, alphabet);
  return { chosen, unknown: chosen ? null : sign };
}

/** An address without a tab of its own is one of before: its query says what to open. */
function tabOf({ pathname, lesson, list }: LearnAddress, item: Item | null): Tab {
  const named = tabOfPath(pathname);
  if (named !== null) return named;
  if (list !== null && lesson !== 'practice') return 'list';
  if (lesson !== null) return LESSONS[lesson] ?? 'words';
  return item ? SECTION_OF[item.concept.kind] : 'letters';
}
