import { describe, expect, it } from 'vitest';
import {
  entriesLike,
  entriesOf,
  entryCalled,
  nextPrompt,
  promptAt,
  sentencePrompt,
} from '../../src/features/capture/prompt/prompts';
import { anExpression, aWord } from '../support/factories';

const words = [aWord('friend'), { ...aWord('tea'), nameHi: 'चाय' }, aWord('steam')];
const count = (id: string, clips: number, signers = 1) =>
  ({ kind: 'sign', id, clips, signers }) as const;
const counts = [count('word-friend', 3), count('word-tea', 1), count('word-steam', 1, 0)];
const entries = entriesOf(words, [anExpression('Happy')], counts, 'user-1');
const names = (all: typeof entries): string[] => all.map(({ prompt }) => prompt.label);

describe('what to give', () => {
  it('stands in the order of how seldom it was given', () => {
    expect(names(entries)).toEqual(['Happy', 'steam', 'tea', 'friend']);
  });

  it('stands in another order for each person where all was given alike', () => {
    const many = Array.from({ length: 30 }, (_, place) => aWord(`word${place}`));
    const [one, again, other] = ['a', 'a', 'b'].map((who) => names(entriesOf(many, [], [], who)));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });

  it('comes one after the other, and from the beginning when all were there', () => {
    expect(nextPrompt(entries, [])?.label).toBe('Happy');
    expect(nextPrompt(entries, ['expression:expression-happy'])?.label).toBe('steam');
    const all = ['sign:word-tea', 'sign:word-friend', 'sign:word-steam'];
    expect(nextPrompt(entries, [...all, 'expression:expression-happy'])?.label).toBe('tea');
    expect(nextPrompt([], all)).toBeNull();
  });

  it('is named by the address', () => {
    expect(promptAt('sign:word-tea', entries)?.label).toBe('tea');
    expect(promptAt('sign:word-tea-2', entries)).toMatchObject({ id: 'word-tea-2', label: 'tea' });
    expect(promptAt('expression:expression-happy', entries)?.label).toBe('Happy');
    expect(promptAt('sentence:how-are-you', entries)?.label).toBe('how are you');
  });

  it.each(['sign:word-unknown', 'tea', 'letter:a', 'sign:', 'sign:Word Tea', ''])(
    'is nothing that is asked for as “%s”',
    (address) => expect(promptAt(address, entries)).toBeNull(),
  );

  it('is found by its name in both languages, those that begin so first', () => {
    expect(entryCalled(entries, ' Tea ')?.prompt.id).toBe('word-tea');
    expect(entryCalled(entries, 'चाय')?.prompt.id).toBe('word-tea');
    expect(names(entriesLike(entries, 'tea', 5))).toEqual(['tea', 'steam']);
    expect(entriesLike(entries, ' ', 5)).toEqual([]);
  });
});

describe('a sentence of one’s own', () => {
  it('goes by its words', () => {
    expect(sentencePrompt('  How are you?  I am 20.')).toEqual({
      kind: 'sentence',
      id: 'how-are-you-i-am-20',
      label: 'How are you? I am 20.',
    });
  });

  it.each(['', '?!', 'आप कैसे हैं', 'कैसे are you', 'a'.repeat(101)])('cannot be “%s”', (text) =>
    expect(sentencePrompt(text)).toBeNull(),
  );
});
