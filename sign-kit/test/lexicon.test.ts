import { describe, expect, it } from 'vitest';
import { type Plan, planForm, planGlosses } from '../src/text/plan.js';
import { createVocabulary } from '../src/vocabulary/vocabulary.js';
import { readVocabulary } from '../vite/lexicon-plugin.js';

const data = await readVocabulary();
const vocabulary = createVocabulary(data);

function formIdsOf(plan: Plan): string[] {
  if (plan.kind !== 'ready') throw new Error('too long');
  return plan.chips.flatMap(({ items }) => items.map(({ form }) => form.id));
}

describe("glosses of the lexicon's own words", () => {
  it('name the word before the letter', () => {
    expect(formIdsOf(planGlosses(['I', 'EAT'], vocabulary))).toEqual(['word-i', 'word-eat']);
    const words = data.concepts.filter(({ kind }) => kind === 'word' || kind === 'numeral');
    const lost = words.filter(({ gloss }) => vocabulary.conceptForGloss(gloss)?.kind === 'letter');
    expect(lost).toEqual([]);
  });

  it('name a letter of the chosen alphabet, else of the usual one', () => {
    expect(formIdsOf(planGlosses(['A'], vocabulary))).toEqual(['letter-a-v2']);
    expect(formIdsOf(planGlosses(['A'], vocabulary, { alphabet: 'v1' }))).toEqual(['letter-a-v1']);
  });

  it('are not asked where a link names the form', () => {
    const form = vocabulary.form('letter-a-v1');
    if (!form) throw new Error('no form');
    expect(formIdsOf(planForm(form))).toEqual(['letter-a-v1']);
  });
});
