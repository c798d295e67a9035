import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coverageOf } from '../src/coverage.js';
import { forms } from './support/provenance.js';

describe('how much of sentences can be signed', () => {
  it('counts signs with a form, and sentences of which at most a third is spelled', () => {
    const sentences = [
      ['I', 'SLEEP'],
      ['I', 'SLEEP', 'TEA'],
      ['I', 'TEA'],
      ['ZORB', 'TEA'],
    ];
    expect(coverageOf(sentences, new Set(['I', 'SLEEP']))).toEqual({
      signs: 9,
      signed: 5,
      sentencesSigned: 2,
      missing: [
        { gloss: 'TEA', count: 3 },
        { gloss: 'ZORB', count: 1 },
      ],
    });
  });

  it('is measured on sixty sentences that the forms carry by half at least', () => {
    const text = readFileSync(new URL('../evaluation/sentences.txt', import.meta.url), 'utf8');
    const sentences = text
      .trim()
      .split('\n')
      .map((line) => line.split(' '));
    expect(sentences).toHaveLength(60);
    const { signs, signed } = coverageOf(sentences, new Set(forms.map(({ gloss }) => gloss)));
    expect(signed / signs).toBeGreaterThan(0.5);
  });
});
