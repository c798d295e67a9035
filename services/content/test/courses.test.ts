import type { components } from '@isl/contracts/content';
import type { Entry, Lexicon } from '@isl/lexicon';
import { describe, expect, it } from 'vitest';
import { seededCourses } from '../src/courses/courses.seed.js';
import { type Course, list, test } from './support/courses.js';

type Sign = components['schemas']['Sign'];

const listOf = (course: Course | undefined) =>
  new URL(course?.playlistUrl ?? '', 'https://site.invalid').searchParams.get('list')?.split(',') ??
  [];

const withHello = (change: (hello: Entry) => Entry | undefined): Lexicon => ({
  ...test.lexicon,
  entry: (id) => {
    const entry = test.lexicon.entry(id);
    return entry && id === 'word-hello' ? change(entry) : entry;
  },
});

describe('the list', () => {
  it('is a bare array of the five courses of the installation', async () => {
    const courses = await list();

    expect(courses.map(({ _id }) => _id)).toEqual([
      'letters',
      'numerals',
      'expressions',
      'first-words',
      'everyday-words',
    ]);
    expect(Object.keys(courses[0] ?? {}).sort()).toEqual([
      '_id',
      'description',
      'playlistUrl',
      'thumbnail',
      'title',
    ]);
  });

  it('leads to a lesson of the learn page, or to a list for it', async () => {
    expect((await list()).slice(0, 3).map(({ playlistUrl }) => playlistUrl)).toEqual([
      '/dashboard/Sign?lesson=letters',
      '/dashboard/Sign?lesson=numerals',
      '/dashboard/Sign?lesson=expressions',
    ]);
    for (const { thumbnail } of await list()) {
      expect(thumbnail).toMatch(/^\/static\/signs\/[a-z0-9-]+\.webp$/);
    }
  });

  it.each(['first-words', 'everyday-words'])(
    'lists words that the avatar signs, the sure ones first: %s',
    async (id) => {
      const names = listOf((await list()).find(({ _id }) => _id === id));
      const signs = await Promise.all(
        names.map(async (name) => (await test.call('GET', `/signs/${name}`)).body as Sign),
      );

      expect(names.length).toBeGreaterThanOrEqual(15);
      expect(new Set(names).size).toBe(names.length);
      expect(signs.map(({ pictureKind }) => pictureKind)).toEqual(names.map(() => 'avatar'));
      const sureness = signs.map(({ confidence }) => confidence);
      expect(sureness.lastIndexOf('high')).toBeLessThan(sureness.indexOf('medium'));
    },
  );

  it('leaves out a word that the avatar may not show any more, and draws its cover', () => {
    const drawn = { image: '/static/drawn/word-hello.svg', pictureKind: 'drawn' } as const;
    const course = (lexicon: Lexicon) =>
      seededCourses(lexicon).find(({ _id }) => _id === 'first-words');
    const disputed = course(withHello((hello) => ({ ...hello, ...drawn, status: 'disputed' })));

    expect(listOf(course(test.lexicon))).toContain('word-hello');
    expect(listOf(disputed)).not.toContain('word-hello');
    expect(disputed?.thumbnail).toBe(drawn.image);
  });

  it('cannot be made of a lexicon that has not its words', () => {
    expect(() => seededCourses(withHello(() => undefined))).toThrow(
      'a course names word-hello, which the lexicon does not have',
    );
  });
});
