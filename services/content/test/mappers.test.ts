import type { Entry, EntryForm } from '@isl/lexicon';
import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { toCourse } from '../src/courses/courses.mapper.js';
import {
  toCharacter,
  toContent,
  tokensOf,
  toSign,
  toWord,
} from '../src/dictionary/dictionary.mapper.js';
import { countPost, type PostDocument, toPost } from '../src/posts/posts.mapper.js';
import { toReport } from '../src/reports/reports.mapper.js';

const AT = new Date('2026-03-01T10:00:00.000Z');
const POST: PostDocument = {
  _id: new ObjectId('0123456789abcdef01234567'),
  title: 'Title',
  content: 'Content',
  likedBy: ['user:a', 'visitor:b'],
  commentIds: [],
  createdAt: AT,
  shownAt: AT,
};
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
const SPELLED = { alphabets: ['v1', 'v2'], inAlphabet: true } as const;
const FORM: EntryForm = {
  id: 'word-tea',
  status: 'draft',
  confidence: 'medium',
  origin: 'gesture',
  region: 'unknown',
  alt: 'A hand tips a cup at the mouth.',
  sources: [{ name: 'A dictionary', year: 2020, seen: 'the hand tips' }],
  uncertain: ['face'],
  image: '/static/signs/word-tea.webp',
  video: '/static/signs/word-tea.mp4',
};
const SHOWN: Entry = {
  ...ENTRY,
  image: '/static/signs/word-tea.webp',
  video: '/static/signs/word-tea.mp4',
  alt: FORM.alt,
  confidence: 'medium',
  pictureKind: 'avatar',
  status: 'draft',
  forms: [FORM],
};

describe('a post', () => {
  it('counts its likes and says whether the reader is among them', () => {
    expect(countPost(POST, 'user:a')).toMatchObject({ likes: 2, liked: true });
    expect(countPost(POST, 'user:c')).toMatchObject({ likes: 2, liked: false });
    expect(countPost(POST, null)).toMatchObject({ likes: 2, liked: false });
  });

  it('leaves out what it does not have, and what is nobody’s business', () => {
    const post = toPost(
      countPost(
        {
          ...POST,
          demo: true,
          likersByNet: { home: ['visitor:b'] },
          hidden: { reason: 'x', by: 'm', at: AT },
        },
        null,
      ),
      [],
      { post: 10, comment: 10 },
    );

    expect(post).toEqual({
      _id: '0123456789abcdef01234567',
      title: 'Title',
      content: 'Content',
      likes: 2,
      liked: false,
      comments: [],
      commentCount: 0,
      createdAt: '2026-03-01T10:00:00.000Z',
      hidden: { reason: 'x' },
    });
  });

  it('cuts what is longer than asked for, and no character in two', () => {
    const excerpt = { post: 3, comment: 2 };
    const post = (content: string) => toPost(countPost({ ...POST, content }, null), [], excerpt);

    expect(post('🤟🤟🤟🤟')).toMatchObject({ content: '🤟🤟🤟', contentTruncated: true });
    expect(post('🤟🤟🤟')).toMatchObject({ content: '🤟🤟🤟' });
    expect(post('🤟🤟🤟')).not.toHaveProperty('contentTruncated');
  });
});

it('keeps from a report who reported', () => {
  const report = toReport({
    _id: POST._id,
    postId: 'p',
    reason: 'x',
    reporterId: 'asha',
    createdAt: AT,
    openKey: 'asha:p',
  });

  expect(report).toEqual({
    _id: '0123456789abcdef01234567',
    postId: 'p',
    reason: 'x',
    createdAt: '2026-03-01T10:00:00.000Z',
  });
});

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
    const card = { alt: FORM.alt, confidence: 'medium', pictureKind: 'avatar', status: 'draft' };

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
    expect(toContent(ENTRY, 4, { alphabets: ['v1'], inAlphabet: false }).hash).not.toBe(hash);
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
