import { describe, expect, it } from 'vitest';
import { isLink } from '../src/courses/courses.service.js';
import { prepareStore } from '../src/prepare.js';
import { LEXICON_DIR } from './support/build.js';
import { type Course, list, test } from './support/courses.js';
import { ADMIN, ASHA } from './support/factories.js';

const NEW = {
  title: ' Fingerspelling drills ',
  description: '',
  thumbnail: 'https://example.org/picture.png',
  playlistUrl: 'https://example.org/list?a=1',
};

const create = async (payload: object, person: typeof ADMIN | null = ADMIN) =>
  test.call('POST', '/courses', {
    ...(person ? { headers: await test.tokens.bearer(person) } : {}),
    payload,
  });

const remove = async (id: string, person = ADMIN) =>
  test.call('DELETE', `/courses/${id}`, { headers: await test.tokens.bearer(person) });

describe('an admin', () => {
  it('adds a course after the others and deletes it again', async () => {
    const { status, body } = await create(NEW);
    const course = body as Course;

    expect(status).toBe(201);
    expect(course).toEqual({ ...NEW, title: 'Fingerspelling drills', _id: expect.any(String) });
    expect((await list()).at(-1)).toEqual(course);
    expect((await remove(course._id)).status).toBe(204);
    expect(await list()).toHaveLength(14);
  });

  it('deletes a seeded course for good: the next start does not bring it back', async () => {
    await remove('numerals');
    await prepareStore(test.db, LEXICON_DIR, test.clock.now);

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
