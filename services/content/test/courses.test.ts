import type { components } from '@isl/contracts/content';
import type { Entry, Lexicon } from '@isl/lexicon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededCourses } from '../src/courses/courses.seed.js';
import { isLink } from '../src/courses/courses.service.js';
import { prepareStore } from '../src/prepare.js';
import { aTestApp, type TestApp } from './support/build.js';
import { ADMIN, ASHA } from './support/factories.js';

type Course = components['schemas']['Course'];
type Sign = components['schemas']['Sign'];

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());

const NEW = {
  title: ' Fingerspelling drills ',
  description: '',
  thumbnail: 'https://example.org/picture.png',
  playlistUrl: 'https://example.org/list?a=1',
};
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
const list = async () => (await test.call('GET', '/courses')).body as Course[];
const create = async (payload: object, person: typeof ADMIN | null = ADMIN) =>
  test.call('POST', '/courses', {
    ...(person ? { headers: await test.tokens.bearer(person) } : {}),
    payload,
  });
const remove = async (id: string, person = ADMIN) =>
  test.call('DELETE', `/courses/${id}`, { headers: await test.tokens.bearer(person) });

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

describe('an admin', () => {
  it('adds a course after the others and deletes it again', async () => {
    const { status, body } = await create(NEW);
    const course = body as Course;

    expect(status).toBe(201);
    expect(course).toEqual({ ...NEW, title: 'Fingerspelling drills', _id: expect.any(String) });
    expect((await list()).at(-1)).toEqual(course);
    expect((await remove(course._id)).status).toBe(204);
    expect(await list()).toHaveLength(5);
  });

  it('deletes a seeded course for good: the next start does not bring it back', async () => {
    await remove('numerals');
    await prepareStore(test.db, test.lexicon, test.clock.now);

    expect((await list()).map(({ _id }) => _id)).not.toContain('numerals');
  });

  it('gets 404 for a course that is gone', async () => {
    const { status, body } = await remove('no-such-course');

    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'COURSE_NOT_FOUND' });
  });

  it.each([
    ['playlistUrl', 'javascript:alert(1)', 'INVALID_REQUEST'],
    ['playlistUrl', '//elsewhere.example/list', 'INVALID_LINK'],
    ['playlistUrl', '/\\elsewhere.example', 'INVALID_LINK'],
    ['playlistUrl', 'https://', 'INVALID_LINK'],
    ['thumbnail', 'data:image/svg+xml,<svg/>', 'INVALID_LINK'],
    ['title', '  ', 'INVALID_REQUEST'],
  ])('cannot set %s to %s', async (field, value, code) => {
    const { status, body } = await create({ ...NEW, [field]: value });

    expect(status).toBe(400);
    expect(body).toMatchObject({ code });
  });
});

it('is for admins only to add and delete', async () => {
  const nobody = await create(NEW, null);
  const contributor = await create(NEW, ASHA);
  const deletion = await remove('letters', ASHA);

  expect([nobody.status, contributor.status, deletion.status]).toEqual([401, 403, 403]);
  expect(deletion.body).toMatchObject({ code: 'NOT_ALLOWED' });
});

describe('a link', () => {
  it.each(['https://isl.example', 'HTTP://isl.example/a b', '/dashboard/courses?x=1#y'])(
    'may be %s',
    (text) => expect(isLink(text)).toBe(true),
  );
  it.each(['', 'dashboard', 'ftp://x.example', '///x.example', '/\t/x.example', 'mailto:a@b.c'])(
    'may not be %j',
    (text) => expect(isLink(text)).toBe(false),
  );
});
