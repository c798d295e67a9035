import { describe, expect, it } from 'vitest';
import { openDeck } from '../src/practice/deck.js';
import {
  type Answered,
  isWordFor,
  nextQuestion,
  type Question,
  ROUND_LENGTH,
  type RoundOptions,
  toRepeat,
} from '../src/practice/round.js';
import { SAID, type Sentence } from '../src/practice/sentences.js';
import { someCards } from './support/cards.js';
import { aForm } from './support/vocabulary.js';

const words = [...'abcdefghijklmn'].map((id) =>
  aForm({ id: `word-${id}`, gloss: id.toUpperCase() }),
);
const letters = [...'pqrstu'].map((id) =>
  aForm({ id: `letter-${id}-v2`, concept: `letter-${id}`, gloss: id, kind: 'letter' }),
);

const sentences: readonly Sentence[] = SAID.flatMap((said) =>
  words.slice(0, 3).map((form) => ({ said, signs: [{ form, face: null }] })),
);

/** Chance that is the same each time. */
function aDie(seed = 7): () => number {
  let at = seed;
  return () => {
    at = (at * 16_807) % 2_147_483_647;
    return at / 2_147_483_647;
  };
}

function aRound(over: Partial<RoundOptions> = {}, forms = [...words, ...letters]) {
  const random = aDie();
  const now = new Date('2026-01-01T00:00:00Z');
  const deck = openDeck(forms, { cards: someCards(), clock: () => now, random });
  const options = {
    deck,
    random,
    sentences,
    said: new Set<string>(),
    wanted: [],
    ...over,
  };
  const play = (isRight: (question: Question) => boolean = () => true): Answered[] => {
    const answered: Answered[] = [];
    for (;;) {
      const question = nextQuestion(answered, options);
      if (!question) return answered;
      deck.answer(question.form, isRight(question));
      answered.push({ question, isRight: isRight(question) });
    }
  };
  return { deck, play, options };
}

describe('a round of practice', () => {
  it('has ten questions, of each sign one, and an end', () => {
    const answered = aRound().play();
    expect(answered).toHaveLength(ROUND_LENGTH);
    expect(new Set(answered.map(({ question }) => question.form.id)).size).toBe(ROUND_LENGTH);
  });

  it('mixes words and letters, and follows no alphabet', () => {
    const forms = aRound()
      .play()
      .map(({ question }) => question.form);
    expect(new Set(forms.map(({ kind }) => kind))).toEqual(new Set(['word', 'letter']));
    const names = forms.map(({ gloss }) => gloss);
    expect(names).not.toEqual([...names].sort());
  });

  it('says at its end what to repeat, and repeats that first', () => {
    const { play } = aRound();
    const answered = play(({ form }) => form.kind === 'letter');
    const missed = toRepeat(answered);
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.every(({ kind }) => kind === 'word')).toBe(true);
    const wanted = missed.map(({ id }) => id);
    const again = aRound({ wanted }).play();
    expect(again.slice(0, wanted.length).map(({ question }) => question.form.id)).toEqual(wanted);
  });

  it('of a list asks its signs and nothing else', () => {
    const wanted = words.slice(0, 3).map(({ id }) => id);
    const asked = aRound({ wanted, isOnlyWanted: true }).play();
    expect(asked.map(({ question }) => question.form.id)).toEqual(wanted);
    expect(aRound({ wanted: [], isOnlyWanted: true }).play()).toEqual([]);
  });

  it('asks what the face of a sentence says, where signers agree on it', () => {
    const faces = aRound()
      .play()
      .filter(({ question }) => question.kind === 'face');
    expect(faces).toHaveLength(2);
    for (const { question } of faces) expect(sentences).toContain(question.sentence);
    const none = aRound({ sentences: [] }).play();
    expect(none.filter(({ question }) => question.kind === 'face')).toEqual([]);
  });

  it('asks for signs before the camera that the recogniser says, and for none without it', () => {
    const said = new Set(['word-a', 'word-b', 'word-c']);
    const signed = aRound({ said })
      .play()
      .filter(({ question }) => question.kind === 'sign');
    expect(signed.length).toBeGreaterThan(0);
    expect(signed.every(({ question }) => said.has(question.form.id))).toBe(true);
    const kinds = aRound()
      .play()
      .map(({ question }) => question.kind);
    expect(kinds).not.toContain('sign');
  });

  it('asks a sign that was seen before also in writing, and a new one never', () => {
    const { deck, play } = aRound();
    expect(play().map(({ question }) => question.kind)).not.toContain('type');
    for (const form of [...words, ...letters]) deck.answer(form, true);
    expect(play().map(({ question }) => question.kind)).toContain('type');
  });

  it('asks what differs in one part alone against what it is taken for', () => {
    const looks = ['flat', 'chest', 'straight', 'one'];
    const twins = [
      aForm({ id: 'word-y', gloss: 'Y', looks }),
      aForm({ id: 'word-z', gloss: 'Z', looks: ['fist', ...looks.slice(1)] }),
    ];
    const { deck, options } = aRound({ wanted: ['word-y'] }, [...words, ...twins]);
    expect(
      deck
        .pairOf(twins[0] as (typeof twins)[0])
        ?.map(({ id }) => id)
        .sort(),
    ).toEqual(['word-y', 'word-z']);
    expect(deck.pairOf(words[0] as (typeof words)[0])).toBeNull();
    // Among four answers the twin is one more often than not.
    const near = Array.from({ length: 12 }, () => nextQuestion([], options)).filter((question) =>
      question?.choices.some(({ id }) => id === 'word-z'),
    );
    expect(near.length).toBeGreaterThan(3);
  });

  it('asks what is not certain where it is wanted, and skips what may not be asked', () => {
    const unsure = aForm({ id: 'word-unsure', gloss: 'UNSURE', confidence: 'medium' });
    const disputed = aForm({ id: 'word-disputed', gloss: 'DISPUTED', status: 'disputed' });
    const forms = [...words, unsure, disputed];
    const { options } = aRound({ wanted: [disputed.id, 'word-nothing', unsure.id] }, forms);
    expect(nextQuestion([], options)?.form.id).toBe(unsure.id);
    const unbidden = aRound({}, forms).play();
    expect(unbidden.map(({ question }) => question.form.id)).not.toContain(unsure.id);
  });
});

describe('a word that is written for a sign', () => {
  const concept = {
    ...{ id: 'thank-you', kind: 'word' as const, gloss: 'THANK-YOU', category: 'greetings' },
    ...{ en: 'thank you', hi: 'धन्यवाद', lemmas: ['thank you', 'thanks'] },
  };
  const form = aForm({ id: 'word-thank-you', gloss: 'THANK-YOU' });

  it.each(['Thank you', ' thanks ', 'thank-you', 'धन्यवाद'])('is right as “%s”', (text) => {
    expect(isWordFor(text, form, concept)).toBe(true);
  });

  it.each(['', 'thank', 'please'])('is not “%s”', (text) => {
    expect(isWordFor(text, form, concept)).toBe(false);
  });

  it('is its gloss where its concept is not there', () => {
    expect(isWordFor('THANK-YOU', form, undefined)).toBe(true);
  });
});
