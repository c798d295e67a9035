import { readFileSync } from 'node:fs';
import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, it } from 'vitest';
import { loadForms, visemesOfEnglish, visemesOfHindi } from '../src/index.js';
import { isMouthings } from '../src/validators.js';
import { mouthingsOf } from '../tools/mouthings-of.js';

const DIR = new URL('..', import.meta.url).pathname;
const written: unknown = JSON.parse(readFileSync(`${DIR}/mouthings.json`, 'utf8'));

describe('the mouthing of an English word', () => {
  it.each([
    ['mother', 'masr'],
    ['phone', 'fous'],
    ['show', 'rou'],
    ['thank you', 'sakiu'],
    ['book', 'muk'],
  ])('is how %s sounds, not how it is spelled', (word, visemes) => {
    expect(visemesOfEnglish(word, dictionary)).toBe(visemes);
  });

  it('is none where the dictionary lacks a part of it', () => {
    expect(visemesOfEnglish('thank qqqq', dictionary)).toBeNull();
    expect(visemesOfEnglish('', dictionary)).toBeNull();
  });
});

describe('the mouthing of a Hindi word', () => {
  it.each([
    ['पानी', 'masi'],
    ['किताब', 'kisam'],
    ['नमस्कार', 'samaskal'],
    ['लड़का', 'lalka'],
    ['फ़िल्म', 'film'],
    ['फल', 'mal'],
    ['घर', 'kal'],
    ['', ''],
  ])('is how %s is said, without the vowels that are written alone', (word, visemes) => {
    expect(visemesOfHindi(word)).toBe(visemes);
  });

  it('is the same for a dotted letter however it is encoded', () => {
    expect(visemesOfHindi('\u095E')).toBe(visemesOfHindi('\u092B\u093C'));
  });
});

describe('the mouthings beside the forms', () => {
  it('are as the schema has them: marked as varying, for every word form and nothing else', () => {
    expect(isMouthings(written)).toBe(true);
    const words = loadForms(DIR).filter(({ kind }) => kind === 'word');
    const { forms } = written as { forms: Record<string, unknown> };
    expect(Object.keys(forms).sort()).toEqual(words.map(({ id }) => id).sort());
  });

  it('are what the words give: `npm run -w @isl/lexicon mouthings` writes them anew', () => {
    expect(mouthingsOf(DIR)).toEqual(written);
  });

  it.each([
    [{ mouthing: 'fixed' }],
    [{ forms: { 'letter-a-v1': { en: 'a', hi: 'a' } } }],
    [{ forms: { 'word-a': { en: 'xyz', hi: 'a' } } }],
    [{ forms: { 'word-a': { en: 'a' } } }],
    [{ source: '' }],
  ])('are refused with %j', (change) => {
    expect(isMouthings({ ...(written as object), ...change })).toBe(false);
  });
});
