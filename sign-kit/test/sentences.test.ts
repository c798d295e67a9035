import data from 'virtual:sentences';
import { expect, it } from 'vitest';
import { drawSentence, SAID, sentencesOf } from '../src/practice/sentences.js';
import { createVocabulary } from '../src/vocabulary/vocabulary.js';
import { readVocabulary } from '../vite/lexicon-plugin.js';

const lexicon = await readVocabulary();
const sentences = sentencesOf(data, createVocabulary(lexicon));
const glossesOf = ({ signs }: (typeof sentences)[number]): string =>
  signs.map(({ form }) => form.gloss).join(' ');

it('are short sentences of the grammar, of signs alone', () => {
  expect(sentences.filter(({ said }) => said === 'wh').length).toBe(7);
  expect(sentences.filter(({ said }) => said === 'statement').length).toBe(14);
  for (const { signs } of sentences) {
    expect(signs.length).toBeGreaterThan(1);
    expect(signs.length).toBeLessThan(5);
    expect(signs.every(({ form }) => form.kind !== 'letter')).toBe(true);
  }
});

it('are signed alike as a statement, a question and a denial, and differ in the face', () => {
  const told = sentences.filter(({ said }) => said !== 'wh');
  for (let at = 0; at < told.length; at += 3) {
    const alike = told.slice(at, at + 3);
    expect(alike.map(({ said }) => said)).toEqual(['statement', 'polar', 'negative']);
    expect(new Set(alike.map(glossesOf)).size).toBe(1);
    const [statement, polar, negative] = alike;
    expect(statement?.signs.at(-1)?.face).toEqual({ head: 'nod' });
    expect(polar?.signs[0]?.face).toMatchObject({ brows: 'up', head: 'forward' });
    expect(negative?.signs.at(-1)?.face).toMatchObject({ head: 'shake' });
  }
});

it('are left out where signers do not agree on one of their signs', () => {
  const ids = data.statements[0]?.split(' ').slice(1) ?? [];
  const disputed = sentencesOf(data, createVocabulary(lexicon, ids));
  const left = disputed.flatMap(({ signs }) => signs.map(({ form }) => form.id));
  expect(ids.some((id) => left.includes(id))).toBe(false);
  expect(disputed.length).toBeLessThan(sentences.length);
});

it('say each thing as often as the others', () => {
  const drawn = SAID.map((_, at) => drawSentence(sentences, () => (at + 0.5) / SAID.length)?.said);
  expect(drawn).toEqual([...SAID]);
});
