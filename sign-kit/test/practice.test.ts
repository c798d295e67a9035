import { describe, expect, it } from 'vitest';
import { isAskable, isRepeated, openDeck, rivalsOf } from '../src/practice/deck.js';
import { readVocabulary } from '../vite/lexicon-plugin.js';
import { aStorage, someCards } from './support/cards.js';
import { aForm } from './support/vocabulary.js';

const HOUR_MS = 3_600_000;
const lexicon = readVocabulary();
const forms = ['help', 'hello', 'stop', 'good', 'time'].map((id) =>
  aForm({ id: `word-${id}`, gloss: id.toUpperCase() }),
);

function aDeck(storage = aStorage()) {
  let now = new Date('2026-01-01T00:00:00Z');
  const cards = someCards({ storage });
  const deck = openDeck(forms, { cards, clock: () => now, random: () => 0.3 });
  const wait = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  return { deck, wait, storage };
}

describe('practice', () => {
  it('asks unbidden reviewed and sure forms only', () => {
    expect(isRepeated(aForm({ id: 'word-a' }))).toBe(true);
    expect(isRepeated(aForm({ id: 'word-a', confidence: 'medium' }))).toBe(false);
    expect(isRepeated(aForm({ id: 'word-a', confidence: 'medium', status: 'reviewed' }))).toBe(
      true,
    );
    expect(isRepeated(aForm({ id: 'expression-sad', kind: 'expression' }))).toBe(false);
  });

  it('asks what a person chose wherever signers do not disagree on it, and does not bring it back', () => {
    const unsure = aForm({ id: 'word-unsure', gloss: 'UNSURE', confidence: 'medium' });
    const disputed = aForm({ id: 'word-disputed', gloss: 'DISPUTED', status: 'disputed' });
    const deck = openDeck([...forms, unsure, disputed], {
      cards: someCards(),
      clock: () => new Date('2026-01-01T00:00:00Z'),
      random: () => 0.3,
    });
    expect(isAskable(unsure)).toBe(true);
    expect(deck.ask(unsure.id)?.choices).toContain(unsure);
    expect(deck.ask(disputed.id)).toBeNull();
    expect(deck.ask('word-help')?.choices).not.toContain(unsure);
    deck.answer(unsure, true);
    expect([deck.dueCount(), deck.waitingCount(), deck.isKnown(unsure)]).toEqual([0, 0, false]);
  });

  it('asks a face among faces', async () => {
    const faces = (await lexicon).forms.filter(({ kind }) => kind === 'expression');
    const deck = openDeck([...forms, ...faces], {
      cards: someCards(),
      clock: () => new Date('2026-01-01T00:00:00Z'),
      random: () => 0.3,
    });
    expect(faces.length).toBeGreaterThan(3);
    for (const { id } of faces) {
      expect(deck.ask(id)?.choices.map(({ kind }) => kind)).toEqual(Array(4).fill('expression'));
    }
  });

  it('never lets two forms of a concept, or of a name, be rivals', () => {
    const second = aForm({ id: 'word-help-2', concept: 'help', gloss: 'HELP' });
    const namesake = aForm({ id: 'word-help-3', concept: 'aid', gloss: 'HELP' });
    const [help] = forms;
    if (!help) throw new Error('no form');
    const rivals = rivalsOf(help, [...forms, second, namesake]);
    expect(rivals.map(({ gloss }) => gloss)).toEqual(['HELLO', 'STOP', 'GOOD', 'TIME']);
  });

  it('never lets a sign that looks the same be a rival, whichever of the two says so', async () => {
    const real = (await lexicon).forms;
    const pairs = real.flatMap(({ id, homonyms }) => homonyms.map((other) => [id, other] as const));
    expect(pairs).toContainEqual(['word-i', 'word-me']);
    const rivals = new Map(
      real.map((form) => [form.id, rivalsOf(form, real).map(({ id }) => id)] as const),
    );
    const wrong = pairs.filter(
      ([one, other]) => rivals.get(one)?.includes(other) || rivals.get(other)?.includes(one),
    );
    expect(wrong).toEqual([]);
    expect(rivals.get('word-i')?.length).toBeGreaterThan(3);
  });

  it('offers four different answers with the right one among them', () => {
    const question = aDeck().deck.next();
    expect(question?.choices).toHaveLength(4);
    expect(question?.choices).toContain(question?.form);
    expect(new Set(question?.choices).size).toBe(4);
  });

  it('brings back soon what was not known, later what was', () => {
    const { deck, wait } = aDeck();
    const [known, unknown] = forms;
    if (!known || !unknown) throw new Error('no forms');
    for (const form of forms) deck.answer(form, form !== unknown);
    wait(5 * 60_000);
    expect(deck.next()?.form.id).toBe(unknown.id);
    deck.answer(unknown, true);
    expect(deck.dueCount()).toBe(0);
    expect(deck.next()).toBeNull();
    expect(deck.next({ isExtra: true })).not.toBeNull();
    wait(240 * HOUR_MS);
    expect(deck.dueCount()).toBe(forms.length);
  });

  it('is kept for the next visit, and forgotten on request', () => {
    const { deck, storage } = aDeck();
    for (const form of forms) deck.answer(form, true);
    const again = aDeck(storage).deck;
    expect(again.waitingCount()).toBe(forms.length);
    again.forget();
    expect(aDeck(storage).deck.waitingCount()).toBe(0);
  });

  it('begins anew where what was kept cannot be read', () => {
    const storage = aStorage();
    storage.setItem('sign-kit.practice', '{"word-help": {"due": "never"}, oops');
    expect(aDeck(storage).deck.next()).not.toBeNull();
  });

  it('asks nothing where there is too little to choose from', () => {
    const deck = openDeck(forms.slice(0, 3), {
      cards: someCards(),
      clock: () => new Date(0),
      random: () => 0,
    });
    expect(deck.next()).toBeNull();
  });
});
