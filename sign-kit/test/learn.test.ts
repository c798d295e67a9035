import { describe, expect, it } from 'vitest';
import {
  cameBackTo,
  type LearnAddress,
  type LearnEvent,
  type LearnState,
  learn,
  openedAt,
} from '../src/learn/learn.js';
import { cardsOf, listedOf, stageOf } from '../src/learn/learn-view.js';
import { findItem, type Item } from '../src/learn/shelf.js';
import { addressOf, TABS, tabOfPath } from '../src/learn/tabs.js';
import { createVocabulary } from '../src/vocabulary/vocabulary.js';
import { aVocabulary, vocabularyData } from './support/vocabulary.js';

const vocabulary = aVocabulary();
const PLAIN = { sign: null, isPlayerOnly: false };

const anAddress = (parts: Partial<LearnAddress> = {}): LearnAddress => ({
  pathname: '/sign-kit/learn-sign',
  sign: null,
  lesson: null,
  list: null,
  isPresenting: false,
  ...parts,
});
const opened = (parts: Partial<LearnAddress> = {}, kept: readonly string[] = []): LearnState =>
  openedAt(anAddress(parts), { vocabulary, alphabet: null, kept });
const after = (state: LearnState, ...events: readonly LearnEvent[]): LearnState =>
  events.reduce(learn, state);
const anItem = (name: string): Item => {
  const item = findItem(name, vocabulary, null);
  if (!item) throw new Error(`no item ${name}`);
  return item;
};
const shown = (state: LearnState) => stageOf(state, vocabulary, null, PLAIN)?.id ?? null;

describe('practice of one sign', () => {
  it('is what an address asks for that names practice and the sign', () => {
    const state = opened({ lesson: 'practice', sign: 'word-hello' });
    expect(state).toMatchObject({ tab: 'practice', wanted: ['word-hello'] });
    expect(opened({ lesson: 'practice', sign: 'word-nothing' }).wanted).toEqual([]);
    expect(opened({ sign: 'word-hello' }).wanted).toEqual([]);
  });

  it('is opened from a sign or a search, and left with the tab', () => {
    const state = after(
      opened(),
      { type: 'text typed', text: 'hel' },
      { type: 'practice asked for', forms: ['word-hello', 'word-help'] },
    );
    expect(state).toMatchObject({ tab: 'practice', text: '', wanted: ['word-hello', 'word-help'] });
    expect(after(state, { type: 'tab opened', tab: 'practice' }).wanted).toEqual([]);
  });
});

describe('practice of a list', () => {
  const list = ['word-help', 'word-hello', 'word-nothing'];

  it('is what an address asks for that names practice and the list', () => {
    expect(opened({ lesson: 'practice', list })).toMatchObject({
      ...{ tab: 'practice', wanted: ['word-help', 'word-hello'], isOnlyWanted: true },
    });
    expect(opened({ lesson: 'practice', sign: 'word-hello' }).isOnlyWanted).toBe(false);
    expect(opened({ list }).tab).toBe('list');
  });

  it('is left with the tab', () => {
    const state = after(opened({ lesson: 'practice', list }), { type: 'tab opened', tab: 'words' });
    expect(state).toMatchObject({ wanted: [], isOnlyWanted: false });
  });
});

describe('the address of a tab', () => {
  it.each(TABS)('opens %s', (tab) => {
    expect(opened({ pathname: addressOf(tab, '/sign-kit/', '') }).tab).toBe(tab);
  });

  it('keeps what a link asks of the page, not its one sign and its wall', () => {
    expect(addressOf('words', '/sign-kit/', '?sign=letter-a-v2&lang=hi&present=1&list=a')).toBe(
      '/sign-kit/learn-sign/words?lang=hi&list=a',
    );
  });

  it('is none where the path names no tab or one that is not there', () => {
    expect(tabOfPath('/sign-kit/learn-sign')).toBeNull();
    expect(tabOfPath('/sign-kit/learn-sign/')).toBeNull();
    expect(tabOfPath('/sign-kit/convert/words')).toBeNull();
    expect(tabOfPath('/sign-kit/learn-sign/nothing')).toBeNull();
  });

  it('comes before what the query would open', () => {
    expect(opened({ pathname: '/sign-kit/learn-sign/words', lesson: 'practice' }).tab).toBe(
      'words',
    );
  });
});

describe('an address of before', () => {
  it.each([
    ['nothing', {}, 'letters'],
    ['a lesson', { lesson: 'numbers' }, 'numerals'],
    ['a category of words', { lesson: 'greetings' }, 'words'],
    ['a list', { list: ['letter-a'], lesson: 'words' }, 'list'],
    ['a sign', { sign: 'word-hello' }, 'words'],
    ['a sign that is not there', { sign: 'word-nobody' }, 'letters'],
  ] as const)('with %s opens its tab', (_, parts, tab) => {
    expect(opened(parts).tab).toBe(tab);
  });

  it('with a category shows its words alone', () => {
    expect(opened({ lesson: 'greetings' }).category).toBe('greetings');
    expect(opened({ lesson: 'alphabet' }).category).toBe('');
  });

  it("with a list shows that one, else the browser's own", () => {
    expect(opened({ list: ['hello'] }, ['help']).list).toEqual(['hello']);
    expect(opened({}, ['help']).list).toEqual(['help']);
  });
});

describe('the learn page', () => {
  it("shows a tab's first sign, still, until another is chosen and plays", () => {
    const letters = opened();
    expect([shown(letters), letters.playCount]).toEqual(['letter-a-v2', 0]);
    const chosen = after(letters, { type: 'sign chosen', item: anItem('letter-c') });
    expect([shown(chosen), chosen.playCount]).toEqual(['letter-c-v2', 1]);
  });

  it('plays a sign again that is chosen again', () => {
    const event: LearnEvent = { type: 'sign chosen', item: anItem('hello') };
    expect(after(opened(), event, event).playCount).toBe(2);
  });

  it('forgets the search, the sign and what was not found when a tab is opened', () => {
    const before = after(
      opened({ sign: 'word-nobody' }),
      { type: 'text typed', text: 'hello' },
      { type: 'tab opened', tab: 'numerals' },
    );
    expect(before).toMatchObject({ tab: 'numerals', text: '', chosen: null, unknown: null });
  });

  it('says what was asked for and is not there until a sign is chosen', () => {
    const unknown = after(opened(), { type: 'sign asked for', name: 'nobody', item: null });
    expect([unknown.unknown, shown(unknown)]).toEqual(['nobody', null]);
    expect(after(unknown, { type: 'sign chosen', item: anItem('hello') }).unknown).toBeNull();
  });

  it('plays what the framing page asks for and stays on its tab', () => {
    const event: LearnEvent = { type: 'sign asked for', name: 'hello', item: anItem('hello') };
    expect(after(opened(), event)).toMatchObject({ tab: 'letters', playCount: 1, unknown: null });
  });

  it('goes back to the sign that the address named', () => {
    const first = anAddress({ sign: 'word-hello' });
    const gone = after(opened({ sign: 'word-hello' }), { type: 'tab opened', tab: 'list' });
    const back = after(gone, cameBackTo(first, vocabulary, null));
    expect([back.tab, shown(back)]).toEqual(['words', 'word-hello']);
  });

  it('keeps the list and the category when it goes back', () => {
    const gone = after(
      opened(),
      { type: 'put on the list', id: 'word-hello' },
      { type: 'category chosen', category: 'greetings' },
      { type: 'wall opened' },
      cameBackTo(anAddress({ pathname: '/sign-kit/learn-sign/words' }), vocabulary, null),
    );
    expect(gone).toMatchObject({
      tab: 'words',
      list: ['word-hello'],
      category: 'greetings',
      isPresenting: false,
    });
  });

  it('searches through all sections, and shows the words of one category', () => {
    const found = after(opened(), { type: 'text typed', text: 'hello' });
    expect(cardsOf(found, vocabulary, null).map(({ id }) => id)).toEqual(['word-hello']);
    expect(cardsOf(opened({ lesson: 'greetings' }), vocabulary, null)).not.toEqual([]);
    const none = after(opened({ lesson: 'words' }), { type: 'category chosen', category: 'none' });
    expect(cardsOf(none, vocabulary, null)).toEqual([]);
  });

  it('lets a letter follow the alphabet, but for the one that a link names', () => {
    const state = opened({ sign: 'letter-a-v2' });
    expect(stageOf(state, vocabulary, 'v1', PLAIN)?.id).toBe('letter-a-v1');
    const named = { sign: 'letter-a-v2', isPlayerOnly: false };
    expect(stageOf(state, vocabulary, 'v1', named)?.id).toBe('letter-a-v2');
  });

  it('shows no form of a sign that signers do not agree on since it was chosen', () => {
    const state = after(opened(), { type: 'sign chosen', item: anItem('word-hello') });
    expect(stageOf(state, vocabulary, null, PLAIN)?.form?.id).toBe('word-hello');
    const later = createVocabulary(vocabularyData(), ['word-hello']);
    expect(stageOf(state, later, null, PLAIN)).toMatchObject({ id: 'word-hello', form: null });
  });

  it('shows a player alone nothing that was not asked for', () => {
    expect(stageOf(opened(), vocabulary, null, { sign: null, isPlayerOnly: true })).toBeNull();
  });

  it('puts signs on the list and takes them off, and names those that are not known', () => {
    const state = after(
      opened({ list: ['hello', 'nobody'] }),
      { type: 'put on the list', id: 'letter-a-v2' },
      { type: 'taken off the list', id: 'hello' },
    );
    const { items, names, unknown } = listedOf(state.list, vocabulary, null);
    expect(items.map(({ id }) => id)).toEqual(['letter-a-v2']);
    expect([names, unknown]).toEqual([['letter-a-v2'], ['nobody']]);
  });

  it('opens the wall and closes it', () => {
    const open = after(opened(), { type: 'wall opened' });
    expect(open.isPresenting).toBe(true);
    expect(after(open, { type: 'wall closed' }).isPresenting).toBe(false);
  });
});
