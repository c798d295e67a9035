import type { Entry, EntryForm } from '@isl/lexicon';
import { describe, expect, it } from 'vitest';
import { toCourse } from '../src/courses/courses.mapper.js';
import {
  toCharacter,
  toContent,
  tokensOf,
  toSign,
  toWord,
} from '../src/dictionary/dictionary.mapper.js';
import { AT } from './support/mappers.js';

const ENTRY: Entry = {
  id: 'word-tea',
  conceptId: 'tea',
  kind: 'word',
  name: 'tea',
  nameHi: 'चाय',
  gloss: 'TEA',
  category: 'food',
  image: '/static/drawn/word-tea.svg',
  pictureKind: 'drawn',
  status: 'none',
  forms: [],
  withdrawn: [],
  uses: [],
  senses: [
    {
      en: 'tea',
      lemmas: ['tea', 'chai'],
      wordClass: 'noun',
      noun: { type: 'thing', number: 'mass', article: 'none' },
    },
  ],
  variants: [],
};

const ALONE = { opposites: [], related: [], lookAlikes: [] } as const;
const SPELLED = { alphabets: ['v1', 'v2'], inAlphabet: true, around: ALONE } as const;

const FORM: EntryForm = {
  id: 'word-tea',
  status: 'draft',
  confidence: 'medium',
  origin: 'gesture',
  region: 'unknown',
  alt: 'A hand tips a cup at the mouth.',
  altHi: 'एक हाथ मुँह पर प्याला झुकाता है।',
  sources: [
    {
      ...{ name: 'A dictionary', nameHi: 'एक शब्दकोश', year: 2020 },
      ...{ seen: 'the hand tips', seenHi: 'हाथ झुकता है' },
    },
  ],
  uncertain: ['face'],
  image: '/static/signs/word-tea.webp',
  video: '/static/signs/word-tea.mp4',
};

const SHOWN: Entry = {
  ...ENTRY,
  image: '/static/signs/word-tea.webp',
  video: '/static/signs/word-tea.mp4',
  alt: FORM.alt,
  altHi: FORM.altHi,
  confidence: 'medium',
  pictureKind: 'avatar',
  status: 'draft',
  forms: [FORM],
};

describe('a sign', () => {
  it('carries its senses without their grammar, and id beside _id', () => {
    const sign = toSign({ ...toContent(ENTRY, 4, SPELLED), shownAt: AT });

    expect(sign).toEqual({
      _id: 'word-tea',
      id: 'word-tea',
      kind: 'word',
      name: 'tea',
      nameHi: 'चाय',
      gloss: 'TEA',
      category: 'food',
      image: '/static/drawn/word-tea.svg',
      pictureKind: 'drawn',
      status: 'none',
      senses: [{ en: 'tea', lemmas: ['tea', 'chai'], wordClass: 'noun' }],
      variants: [],
      forms: [],
    });
  });

  it('carries what the avatar shows on every card, and its forms on its own page', () => {
    const document = { ...toContent(SHOWN, 4, SPELLED), shownAt: AT };
    const card = {
      ...{ alt: FORM.alt, altHi: FORM.altHi },
      ...{ confidence: 'medium', pictureKind: 'avatar', status: 'draft' },
    };

    expect(toWord(document)).toEqual({
      ...card,
      _id: 'word-tea',
      id: 'word-tea',
      name: 'tea',
      nameHi: 'चाय',
      gloss: 'TEA',
      category: 'food',
      image: '/static/signs/word-tea.webp',
      video: '/static/signs/word-tea.mp4',
    });
    expect(toSign(document)).toMatchObject({ ...card, forms: [FORM] });
    expect(toSign(document)).not.toHaveProperty('withdrawn');
  });

  it('keeps the id of a form that was taken back, with the reason', () => {
    const withdrawn = [{ id: 'word-tea', date: '2026-05-01', reason: 'not ISL' }];
    const content = toContent({ ...ENTRY, status: 'withdrawn', withdrawn }, 4, SPELLED);

    expect(toSign({ ...content, shownAt: AT })).toMatchObject({
      status: 'withdrawn',
      forms: [],
      withdrawn,
    });
  });

  it('has another hash as soon as anything about it is different', () => {
    const { hash } = toContent(ENTRY, 4, SPELLED);

    expect(toContent({ ...ENTRY }, 4, SPELLED).hash).toBe(hash);
    expect(toContent({ ...ENTRY, category: 'home' }, 4, SPELLED).hash).not.toBe(hash);
    expect(toContent({ ...ENTRY, forms: [FORM] }, 4, SPELLED).hash).not.toBe(hash);
    expect(toContent(ENTRY, 5, SPELLED).hash).not.toBe(hash);
    const around = { ...ALONE, related: ['word-coffee'] };
    expect(toContent(ENTRY, 4, { ...SPELLED, around }).hash).not.toBe(hash);
    expect(toContent(ENTRY, 4, { ...SPELLED, inAlphabet: false }).hash).not.toBe(hash);
  });

  it('is a numeral among the characters where it is one', () => {
    const numeral = { ...toContent({ ...ENTRY, kind: 'numeral' }, 0, SPELLED), shownAt: AT };

    expect(toCharacter(numeral).kind).toBe('numeral');
  });
});

it('splits text into lower-case words, each once', () => {
  expect(tokensOf(['THANK-YOU', 'thank you', 'ｔｅａ', ' '])).toEqual(['thank', 'you', 'tea']);
});

it('keeps a course’s order and times to itself', () => {
  const course = { _id: 'c', title: 't', description: 'd', thumbnail: '/t', playlistUrl: '/p' };

  expect(toCourse({ ...course, order: 1, createdAt: AT, shownAt: AT })).toEqual(course);
});
