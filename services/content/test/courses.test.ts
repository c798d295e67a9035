import type { Entry, Lexicon } from '@isl/lexicon';
import { describe, expect, it } from 'vitest';
import { seededCourses } from '../src/courses/courses.seed.js';
import { prepareStore } from '../src/prepare.js';
import { LEXICON_DIR } from './support/build.js';
import { list, test } from './support/courses.js';

const withHello = (change: (hello: Entry) => Entry | undefined): Lexicon => ({
  ...test.lexicon,
  entry: (id) => {
    const entry = test.lexicon.entry(id);
    return entry && id === 'word-hello' ? change(entry) : entry;
  },
});

describe('the list', () => {
  it('is a bare array of the courses of the installation', async () => {
    const courses = await list();

    expect(courses.map(({ _id }) => _id)).toEqual([
      ...['letters', 'numerals', 'expressions', 'first-words', 'everyday-words'],
      ...['questions', 'family', 'feelings', 'food', 'time', 'school', 'directions', 'doctor'],
      'letters-fingertips',
    ]);
    expect(Object.keys(courses[0] ?? {}).sort()).toEqual([
      ...['_id', 'description', 'descriptions', 'playlistUrl', 'thumbnail', 'title', 'titles'],
    ]);
    expect(courses[0]?.titles).toEqual({ en: courses[0]?.title, hi: 'वर्णमाला' });
  });

  it('leads to the page of each course', async () => {
    for (const { _id, thumbnail, playlistUrl } of await list()) {
      expect(playlistUrl).toBe(`/dashboard/courses/${_id}`);
      expect(thumbnail).toMatch(/^\/static\/signs\/[a-z0-9-]+\.webp$/);
    }
  });

  it('has each course once, with its new page, where an older version kept five', async () => {
    const courses = test.db.collection<{ _id: string }>('courses');
    const five = ['letters', 'numerals', 'expressions', 'first-words', 'everyday-words'];
    await courses.deleteMany({ _id: { $nin: five } });
    await courses.updateMany({}, { $set: { playlistUrl: '/dashboard/Sign?lesson=letters' } });
    await courses.updateOne({ _id: 'expressions' }, { $set: { removedAt: new Date() } });
    await prepareStore(test.db, LEXICON_DIR, test.clock.now);
    test.clock.advance(10_000);

    const ids = (await list()).map(({ _id }) => _id);
    expect([ids.length, new Set(ids).size]).toEqual([13, 13]);
    expect(ids).not.toContain('expressions');
    expect((await list())[0]).toMatchObject({ playlistUrl: '/dashboard/courses/letters' });
  });

  it('draws the cover of a course whose sign the avatar may not show any more', () => {
    const drawn = { image: '/static/drawn/word-hello.svg', pictureKind: 'drawn' } as const;
    const disputed = seededCourses(withHello((hello) => ({ ...hello, ...drawn })));

    expect(disputed.find(({ _id }) => _id === 'first-words')?.thumbnail).toBe(drawn.image);
  });

  it('cannot be made of a lexicon that has not its words', () => {
    expect(() => seededCourses(withHello(() => undefined))).toThrow(
      'a course names word-hello, which the lexicon does not have',
    );
  });
});
