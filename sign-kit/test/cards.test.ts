import fc from 'fast-check';
import type { Card } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import type { CardMessage, SentCard } from '../src/practice/cards.js';
import { aStorage, type FakeStorage, someCards } from './support/cards.js';

const aCard = (reps: number, answered = '2026-11-25T10:00:00.000Z'): Card => ({
  due: new Date('2026-11-26T10:00:00.000Z'),
  stability: 2,
  difficulty: 5,
  elapsed_days: 0,
  scheduled_days: 1,
  learning_steps: 0,
  reps,
  lapses: 0,
  state: 2,
  last_review: new Date(answered),
});

/** As the app has it, and as it goes over the bridge. */
const state = (card: Card): unknown => JSON.parse(JSON.stringify(card));

/** What an app has of the cards that it was sent. */
function readTold(cards: readonly SentCard[]): Readonly<Record<string, Card>> {
  const { box } = openBox();
  box.hear({ type: 'signkit:deck', cards });
  return box.all();
}

function openBox(storage: FakeStorage = aStorage()) {
  const sent: CardMessage[] = [];
  const box = someCards({ storage, send: (message) => sent.push(message) });
  const tell = (cards: Readonly<Record<string, Card>>): void => {
    const told = Object.entries(cards).map(([card, one]) => ({ card, state: state(one) }));
    box.hear({ type: 'signkit:deck', cards: told });
  };
  /** What the app says of all that it was sent. */
  const keepAll = (): void => {
    for (const message of sent) {
      if (message.type === 'signkit:practised') box.hear({ ...message, type: 'signkit:kept' });
    }
  };
  return { box, sent, storage, tell, keepAll };
}

describe('the cards of practice', () => {
  it('stay in the browser of who opens the page alone', () => {
    const { box, sent, storage } = openBox();
    box.put('word-tea', aCard(1));
    expect(sent).toEqual([]);
    expect(openBox(storage).box.all()).toEqual({ 'word-tea': aCard(1) });
  });

  it('are handed to the app that is next around the page, and leave the browser once it keeps them', () => {
    const before = openBox();
    before.box.put('word-tea', aCard(1));
    const { box, sent, storage, tell, keepAll } = openBox(before.storage);
    tell({ 'word-help': aCard(3) });
    expect(sent).toEqual([
      {
        type: 'signkit:practised',
        cards: [
          { card: 'word-tea', at: Date.parse('2026-11-25T10:00:00Z'), state: state(aCard(1)) },
        ],
      },
    ]);
    expect(openBox(storage).box.all()).toEqual({ 'word-tea': aCard(1) });
    keepAll();
    expect(openBox(storage).box.all()).toEqual({});
    expect(Object.keys(box.all()).sort()).toEqual(['word-help', 'word-tea']);
  });

  it('go to the app one by one as they are answered', () => {
    const { box, sent, storage, tell, keepAll } = openBox();
    tell({ 'word-tea': aCard(1) });
    box.put('word-tea', aCard(2));
    expect(sent).toMatchObject([{ cards: [{ card: 'word-tea', state: { reps: 2 } }] }]);
    // Told before the app heard of it.
    tell({ 'word-tea': aCard(1) });
    expect(box.all()['word-tea']?.reps).toBe(2);
    keepAll();
    expect(box.all()['word-tea']?.reps).toBe(2);
    expect(openBox(storage).box.all()).toEqual({});
  });

  it('wait in the browser where the app could not keep them, and are handed over anew', () => {
    const { box, storage, tell } = openBox();
    tell({});
    box.put('word-tea', aCard(1));
    const next = openBox(storage);
    next.tell({});
    expect(next.sent).toMatchObject([{ cards: [{ card: 'word-tea' }] }]);
  });

  it('that were begun anew alone take nothing from those that the account knows better', () => {
    const before = openBox();
    before.box.put('word-tea', aCard(1, '2026-11-27T10:00:00.000Z'));
    const { box, sent, tell } = openBox(before.storage);
    tell({ 'word-tea': aCard(12, '2026-11-20T10:00:00.000Z') });
    expect(box.all()['word-tea']?.reps).toBe(12);
    expect(sent).toEqual([]);
  });

  it('come together without loss, whichever the browser and the app have of each', () => {
    const names = ['word-a', 'word-b', 'word-c'];
    const some = fc.dictionary(
      fc.constantFrom(...names),
      fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })),
      { noNullPrototype: true },
    );
    const cardsOf = (known: Readonly<Record<string, readonly [number, number]>>) =>
      Object.fromEntries(
        Object.entries(known).map(([id, [reps, day]]) => [
          id,
          aCard(reps, `2026-11-0${day}T10:00:00.000Z`),
        ]),
      );
    const property = fc.property(some, some, (here, there) => {
      const { box, sent, storage, tell, keepAll } = openBox();
      for (const [id, card] of Object.entries(cardsOf(here))) box.put(id, card);
      tell(cardsOf(there));
      keepAll();
      for (const name of names) {
        const known = [here[name]?.[0] ?? 0, there[name]?.[0] ?? 0];
        expect(box.all()[name]?.reps ?? 0).toBe(Math.max(...known));
      }
      expect(openBox(storage).box.all()).toEqual({});
      const told = sent.flatMap((one) => (one.type === 'signkit:practised' ? one.cards : []));
      expect({ ...cardsOf(there), ...readTold(told) }).toEqual(box.all());
    });
    fc.assert(property);
  });

  it('follow whoever signs in or out in the app', () => {
    const { box, tell } = openBox();
    tell({ 'word-tea': aCard(4) });
    tell({ 'word-help': aCard(1) });
    expect(Object.keys(box.all())).toEqual(['word-help']);
  });

  it('are forgotten by the app, which asks first', () => {
    const { box, sent, tell } = openBox();
    tell({ 'word-tea': aCard(4) });
    box.forget();
    expect(sent).toEqual([{ type: 'signkit:forgotten' }]);
    tell({});
    expect(box.all()).toEqual({});
  });

  it('of an old browser, without steps, are read; what is none is not', () => {
    const storage = aStorage();
    const { learning_steps: _none, ...old } = aCard(2);
    const cards = { 'word-tea': old, 'word-a': { ...aCard(1), due: 'never' }, 'word-b': null };
    storage.setItem('sign-kit.practice', JSON.stringify(cards));
    expect(openBox(storage).box.all()).toEqual({ 'word-tea': aCard(2) });
  });

  it('are not taken from a message that has none', () => {
    const { box } = openBox();
    box.hear({ type: 'signkit:deck', cards: [7, { card: 'word-tea' }, { card: 'x', state: {} }] });
    box.hear({ type: 'signkit:deck', cards: 'all' });
    box.hear({ type: 'signkit:kept' });
    expect(box.all()).toEqual({});
  });
});
