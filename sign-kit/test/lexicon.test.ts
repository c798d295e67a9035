import { type Form, reviewsOf, statusOf } from '@isl/lexicon';
import { describe, expect, it } from 'vitest';
import { type Plan, planForm, planGlosses } from '../src/text/plan.js';
import { createVocabulary } from '../src/vocabulary/vocabulary.js';
import { readVocabulary, summaryOf } from '../vite/lexicon-plugin.js';

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

describe('what is said of who checked a form', () => {
  const review = (who: string, date: string, verdict: 'right' | 'wrong') => ({
    who,
    date,
    verdict,
    region: `${who}'s town`,
  });
  const form: Form = {
    id: 'word-test',
    concept: 'test',
    gloss: 'TEST',
    kind: 'word',
    region: 'unknown',
    confidence: 'high',
    origin: 'isl',
    uncertain: [],
    sources: [],
    alt: 'A hand.',
    altHi: 'एक हाथ।',
    segments: [{ hold: 100 }],
  };

  it("counts each reviewer's last word, and names the newest by date", () => {
    const reviews = [
      review('b', '2026-03-01', 'right'),
      review('a', '2026-01-01', 'right'),
      review('c', '2026-01-01', 'wrong'),
      review('c', '2026-02-01', 'right'),
      review('a', '2026-02-02', 'right'),
    ];
    const reviewed = { ...form, reviews };
    const summary = summaryOf(reviewed, statusOf(reviewed), reviewsOf(reviewed, 'right'));
    expect(summary.reviewed).toEqual({ count: 3, region: "b's town", date: '2026-03-01' });
  });

  it('says nothing of a form that somebody found wrong', () => {
    const reviews = [review('a', '2026-01-01', 'right'), review('b', '2026-01-02', 'wrong')];
    const disputed = { ...form, reviews };
    const summary = summaryOf(disputed, statusOf(disputed), reviewsOf(disputed, 'right'));
    expect(summary).toMatchObject({ status: 'disputed', reviewed: null });
  });
});
