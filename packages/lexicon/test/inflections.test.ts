import { describe, expect, it } from 'vitest';
import inflections from '../inflections.json' with { type: 'json' };
import { lexicon } from './support/lexicon.js';

const table: Readonly<Record<string, readonly string[]>> = inflections;

describe('the forms of English words', () => {
  it.each([
    ['go', ['goes', 'went', 'gone', 'going']],
    ['child', ['children']],
    ['big', ['bigger', 'biggest']],
  ])('of %s are %j', (lemma, forms) => {
    expect(table[lemma]).toEqual(expect.arrayContaining(forms));
  });

  it('are of words of the lexicon, and of every verb that is one word', () => {
    const senses = lexicon.concepts.flatMap((concept) => concept.senses);
    const lemmas = new Set(senses.flatMap((sense) => sense.lemmas));
    expect(Object.keys(table).filter((lemma) => !lemmas.has(lemma))).toEqual([]);
    const verbs = senses
      .filter(({ wordClass }) => wordClass === 'verb')
      .flatMap((sense) => sense.lemmas)
      .filter((lemma) => /^[a-z]{2,}$/.test(lemma));
    expect(verbs.filter((lemma) => table[lemma] === undefined)).toEqual([]);
  });
});
