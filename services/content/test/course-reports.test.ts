import type { components } from '@isl/contracts/content';
import type { Person } from '@isl/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActsRepository } from '../src/acts/acts.repository.js';
import { ADMIN, ASHA, DEMO, RAVI, REVIEWER, TEACHER } from './support/factories.js';
import {
  aClass,
  aCourse,
  as,
  type CourseDetail,
  made,
  opened,
  save,
  type TaughtCourse,
  test,
} from './support/teaching.js';

type Schemas = components['schemas'];
type Report = Schemas['Report'];
type Told = Schemas['NotificationPage'];
type Audit = { readonly data: readonly Record<string, unknown>[] };

beforeEach(async () => {
  for (const name of ['reports', 'notifications', 'acts'])
    await test.db.collection(name).deleteMany({});
});

const report = (courseId: string, person: Person | null = RAVI, reason = 'It mocks people.') =>
  as<Report & { code: string }>(person, 'POST', `/courses/${courseId}/report`, { reason });
const openReports = async () =>
  (await as<{ data: Report[] }>(REVIEWER, 'GET', '/posts/reports')).body.data;
const dismiss = async (person = REVIEWER) =>
  as(person, 'DELETE', `/posts/reports/${(await openReports())[0]?._id}`);
const takeDown = (courseId: string, person: Person | null = REVIEWER, reason = ' It mocks. ') =>
  as(person, 'POST', `/courses/${courseId}/takedown`, { reason });
const restore = (courseId: string, person: Person | null = ADMIN) =>
  as(person, 'DELETE', `/courses/${courseId}/takedown`);
const read = (courseId: string) => as<CourseDetail>(null, 'GET', `/courses/${courseId}`);
const own = async (courseId: string) =>
  (await as<TaughtCourse>(TEACHER, 'GET', `/teaching/courses/${courseId}`)).body;
const preview = (courseId: string, person: Person) =>
  as<CourseDetail>(person, 'GET', `/teaching/courses/${courseId}/preview`);
const toldTo = async (person: Person) => (await as<Told>(person, 'GET', '/notifications')).body;
const internal = async (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.call(method, url, {
    headers: await test.tokens.internal(),
    ...(payload ? { payload } : {}),
  });
const audit = async () => ((await internal('GET', '/internal/audit')).body as Audit).data;
const erase = (userId: string) => internal('POST', '/internal/erasures', { userId });

describe('a report of a course', () => {
  it('stands in the list of moderators beside those of posts, with what it is about', async () => {
    const { _id: courseId } = await opened();
    const { status, body } = await report(courseId, RAVI, ' It mocks people. ');
    expect(status).toBe(201);

    expect(await openReports()).toEqual([
      {
        ...{ _id: body._id, courseId, reason: 'It mocks people.' },
        createdAt: test.clock.now().toISOString(),
        about: { title: 'My class', content: 'What we did this week', username: 'Lata Iyer' },
      },
    ]);
  });

  it('is one of a person and course; the second takes the new reason', async () => {
    const { _id: courseId } = await opened();
    await Promise.all(Array.from({ length: 5 }, () => report(courseId)));
    await report(courseId, RAVI, 'Advertising');
    await report(courseId, ASHA);

    const reasons = (await openReports()).map(({ reason }) => reason).sort();
    expect(reasons).toEqual(['Advertising', 'It mocks people.']);
  });

  it('is refused of a draft, of what is none, and of a course of this site', async () => {
    const draft = await made();
    for (const courseId of [draft._id, 'nowhere', 'family']) {
      const { status, body } = await report(courseId);
      expect([courseId, status, body.code]).toEqual([courseId, 404, 'COURSE_NOT_FOUND']);
    }
    expect(await openReports()).toEqual([]);
  });

  it('is refused without a sign-in and without a reason', async () => {
    const { _id: courseId } = await opened();
    const nobody = await report(courseId, null);
    const silent = await report(courseId, RAVI, '  ');
    expect([nobody.status, silent.status]).toEqual([401, 400]);
  });

  it('that a moderator dismisses is told as kept with the way to it, and not opened again', async () => {
    const { _id: courseId } = await opened();
    await report(courseId);
    await report(courseId, DEMO);
    expect((await dismiss()).status).toBe(204);

    expect(await toldTo(RAVI)).toMatchObject({
      unread: 1,
      data: [
        { _id: `report-${courseId}`, kind: 'report-kept', reported: { what: 'course', courseId } },
      ],
    });
    expect(await audit()).toMatchObject([
      { kind: 'report-dismissed', what: 'My class', person: 'Lata Iyer', count: 2 },
    ]);
    const again = await report(courseId);
    expect([again.status, again.body.code]).toEqual([409, 'REPORT_DISMISSED']);
    expect((await read(courseId)).status).toBe(200);
  });

  it('ends with the course, and who reported it is told that it is gone', async () => {
    const { _id: courseId } = await opened();
    await report(courseId);
    await report(courseId, ASHA);
    await as(TEACHER, 'DELETE', `/teaching/courses/${courseId}`);

    expect(await openReports()).toEqual([]);
    for (const person of [RAVI, ASHA]) {
      const { data } = await toldTo(person);
      expect(data).toMatchObject([{ kind: 'report-removed', reported: { what: 'course' } }]);
      expect(JSON.stringify(data)).not.toMatch(/My class|Lata/);
    }
    expect(await test.db.collection('reports').countDocuments()).toBe(0);
  });
});

describe('a course that is taken down', () => {
  it('is closed to everybody but its teacher, who reads why; who reported is told, not why', async () => {
    const { _id: courseId } = await opened();
    await read(courseId);
    await report(courseId);
    const at = test.clock.now().toISOString();
    const { status, body } = await takeDown(courseId);
    expect([status, body]).toEqual([200, { reason: 'It mocks.', at }]);

    for (const person of [null, ASHA, TEACHER]) {
      expect((await as(person, 'GET', `/courses/${courseId}`)).status).toBe(404);
    }
    expect((await preview(courseId, ASHA)).status).toBe(403);
    expect(await own(courseId)).toMatchObject({ takenDown: { reason: 'It mocks.', at } });
    const { body: mine } = await as(TEACHER, 'GET', '/teaching/courses');
    expect(mine).toMatchObject({ data: [{ _id: courseId, takenDown: { reason: 'It mocks.' } }] });
    expect(JSON.stringify([mine, await own(courseId)])).not.toMatch(/meera/i);

    expect(await openReports()).toEqual([]);
    const told = await toldTo(RAVI);
    expect(told).toMatchObject({
      unread: 1,
      data: [{ kind: 'report-hidden', reported: { what: 'course' } }],
    });
    expect(JSON.stringify(told)).not.toMatch(/My class|mocks|meera/i);
    const gone = await report(courseId, ASHA);
    expect([gone.status, gone.body.code]).toEqual([404, 'COURSE_NOT_FOUND']);
  });

  it('is still looked at by moderators, as is one that is reported, and a draft is not', async () => {
    const draft = await made();
    const { _id: courseId } = await opened();
    expect((await preview(courseId, REVIEWER)).body.title).toBe('My class');
    await takeDown(courseId);
    expect((await preview(courseId, ADMIN)).body).toMatchObject({
      takenDown: { reason: 'It mocks.' },
      lessons: [{}, {}],
    });
    for (const { status } of [await preview(draft._id, ADMIN), await takeDown(draft._id)]) {
      expect(status).toBe(404);
    }
    const reported = await opened(aCourse({ lessons: aCourse().lessons.slice(0, 1) }));
    await report(reported._id);
    await save(reported, { isOpen: false });
    expect((await preview(reported._id, REVIEWER)).status).toBe(200);
    expect((await takeDown(reported._id)).status).toBe(200);
  });

  it('can be changed, and is not opened before a moderator restores it', async () => {
    const course = await opened();
    await takeDown(course._id);
    const changed = await save(course, { titles: { en: 'Kinder' } });
    expect([changed.status, (await read(course._id)).status]).toEqual([200, 404]);
    const closed = { ...course, version: Number(changed.body.version) };
    const { body } = await save(closed, { isOpen: false });
    const draft = { ...course, version: Number(body.version) };
    const refused = await save(draft, { isOpen: true });
    expect([refused.status, refused.body.code]).toEqual([409, 'COURSE_TAKEN_DOWN']);
    const late = await save(course, { isOpen: true });
    expect([late.status, late.body.code]).toEqual([409, 'COURSE_CHANGED']);

    expect((await restore(course._id)).status).toBe(204);
    expect((await read(course._id)).status).toBe(404);
    expect((await save(draft, { isOpen: true })).status).toBe(200);
    expect((await read(course._id)).status).toBe(200);
  });

  it('is open again once it is restored, which who reported is told and the log says', async () => {
    const { _id: courseId } = await opened();
    await report(courseId);
    await takeDown(courseId);
    expect(await audit()).toMatchObject([
      {
        ...{ kind: 'course-taken-down', targetId: courseId, what: 'My class', undoable: true },
        ...{ by: 'Meera Das', person: 'Lata Iyer', reason: 'It mocks.' },
      },
    ]);
    test.clock.advance(1_000);
    expect((await restore(courseId)).status).toBe(204);

    expect((await read(courseId)).body).not.toHaveProperty('takenDown');
    expect(await own(courseId)).not.toHaveProperty('takenDown');
    expect((await toldTo(RAVI)).data).toMatchObject([
      { kind: 'report-kept', reported: { what: 'course', courseId } },
    ]);
    expect(await audit()).toMatchObject([{ undone: { by: 'Admin' }, undoable: false }]);
    expect((await restore(courseId)).status).toBe(404);
    expect((await report(courseId)).status).toBe(201);
  });

  it('is told to its teacher, not why, and again once it is restored', async () => {
    const { _id: courseId } = await opened();
    await takeDown(courseId);
    const titles = { en: 'My class', hi: 'मेरी कक्षा' };
    const told = await toldTo(TEACHER);
    expect(told).toEqual({
      unread: 1,
      data: [
        {
          ...{ _id: `course-${courseId}`, kind: 'course-taken-down', read: false },
          ...{ at: test.clock.now().toISOString(), course: { _id: courseId, titles } },
        },
      ],
    });
    test.clock.advance(1_000);
    await restore(courseId);
    expect(await toldTo(TEACHER)).toMatchObject({ unread: 1, data: [{ kind: 'course-restored' }] });
    const owed = { toTell: { $exists: true } };
    expect(await test.db.collection('taughtCourses').countDocuments(owed)).toBe(0);

    await as(TEACHER, 'DELETE', `/teaching/courses/${courseId}`);
    expect(await toldTo(TEACHER)).toEqual({ unread: 0, data: [] });
    expect(await test.db.collection('notifications').countDocuments()).toBe(0);
  });

  it('is told by the next act where it was not told when it happened', async () => {
    const { _id: courseId } = await opened();
    const toTell = { outcome: 'taken-down', at: test.clock.now() };
    await test.db
      .collection<{ _id: string }>('taughtCourses')
      .updateOne(
        { _id: courseId },
        { $set: { toTell, takenDown: { reason: 'x', at: toTell.at } } },
      );
    const other = await made(aCourse(), ADMIN);
    await save(other, { isOpen: true }, ADMIN);
    await takeDown(other._id);

    expect((await toldTo(TEACHER)).data).toMatchObject([{ course: { _id: courseId } }]);
    expect((await toldTo(ADMIN)).data).toMatchObject([{ course: { _id: other._id } }]);
  });

  it('takes a class along, which no longer finds it, and opens no new one', async () => {
    const { _id: courseId } = await opened();
    const { _id: classId } = await aClass(courseId);
    await takeDown(courseId);

    expect((await as(TEACHER, 'GET', `/classes/${classId}`)).body).not.toHaveProperty('titles');
    const { status, body } = await as(TEACHER, 'POST', '/classes', { courseId, name: '6 B' });
    expect([status, body.code]).toEqual([404, 'COURSE_NOT_FOUND']);
  });

  it.each([
    [null, 401],
    [ASHA, 403],
    [TEACHER, 403],
    [DEMO, 403],
    [REVIEWER, 200],
    [ADMIN, 200],
  ])('is taken down and restored by moderators alone (%#)', async (person, status) => {
    const { _id: courseId } = await opened();
    expect((await takeDown(courseId, person)).status).toBe(status);
    await takeDown(courseId);
    expect((await restore(courseId, person)).status).toBe(status === 200 ? 204 : status);
  });

  it('is nobody’s own: whoever made it decides neither about it nor about a report of it', async () => {
    const course = await made(aCourse(), REVIEWER);
    await save(course, { isOpen: true }, REVIEWER);
    await report(course._id);
    const tries = [
      await takeDown(course._id),
      await restore(course._id, REVIEWER),
      await dismiss(),
    ];
    for (const { status, body } of tries) {
      expect([status, (body as { code: string }).code]).toEqual([403, 'OWN_COURSE']);
    }
    expect(await audit()).toEqual([]);
    expect((await dismiss(ADMIN)).status).toBe(204);
  });

  it.each([['nowhere'], ['family']])('is none of %s', async (courseId) => {
    const { status, body } = await takeDown(courseId);
    expect([status, body.code]).toEqual([404, 'COURSE_NOT_FOUND']);
    expect((await takeDown(courseId, REVIEWER, '')).status).toBe(400);
    expect(await audit()).toEqual([]);
  });
});

describe('what is taken down', () => {
  const listed = (query = '', person: Person | null = REVIEWER) =>
    as<Schemas['Takedowns']>(person, 'GET', `/courses/takedowns${query}`);

  it('is listed for moderators, the last one first, until it is restored', async () => {
    const first = await opened();
    const second = await opened(aCourse({ titles: { hi: 'लोग' } }));
    await opened();
    await takeDown(first._id);
    test.clock.advance(1_000);
    const at = test.clock.now().toISOString();
    await takeDown(second._id, REVIEWER, 'Spam');

    const { status, body } = await listed();
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [
        {
          ...{ courseId: second._id, titles: { en: 'लोग', hi: 'लोग' } },
          ...{ by: 'Lata Iyer', authorId: TEACHER.id, takenDown: { reason: 'Spam', at } },
        },
        expect.objectContaining({ courseId: first._id }),
      ],
    });
    await restore(second._id);
    expect((await listed()).body.data.map(({ courseId }) => courseId)).toEqual([first._id]);
  });

  it('comes in pages, though one of a page goes, and of several at one moment none is left out', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push((await opened())._id);
    for (const id of ids) await takeDown(id);
    const page = (await listed('?limit=2')).body;
    await restore(page.data[1]?.courseId ?? '');
    const rest = (await listed(`?limit=2&after=${page.next}`)).body;
    expect([...page.data, ...rest.data].map(({ courseId }) => courseId).sort()).toEqual(ids.sort());
    expect(rest).not.toHaveProperty('next');
  });

  it.each([
    [null, 401],
    [ASHA, 403],
    [TEACHER, 403],
    [ADMIN, 200],
  ])('is listed for moderators alone (%#)', async (person, status) => {
    expect((await listed('', person)).status).toBe(status);
  });
});

describe('what is kept of people', () => {
  it('is in their exports: what they reported, and why a course of theirs was taken down', async () => {
    const { _id: courseId } = await opened();
    await report(courseId);
    const exportOf = async (person: Person) =>
      ((await internal('GET', `/internal/export?userId=${person.id}`)).body as { records: object })
        .records;
    expect(await exportOf(RAVI)).toMatchObject({
      reports: [{ courseId, reason: 'It mocks people.' }],
    });
    await takeDown(courseId);
    const [kept] = ((await exportOf(TEACHER)) as { taughtCourses: object[] }).taughtCourses;
    expect(kept).toMatchObject({ _id: courseId, takenDownBecause: 'It mocks.' });
  });

  it('goes with the teacher, and who reported is told that the course is gone', async () => {
    const { _id: courseId } = await opened();
    const kept = await opened();
    await report(kept._id, ASHA);
    await dismiss();
    await takeDown(courseId);
    await restore(courseId);
    await report(courseId);
    await erase(TEACHER.id);

    expect((await toldTo(RAVI)).data).toMatchObject([
      { kind: 'report-removed', reported: { what: 'course' } },
    ]);
    expect((await toldTo(ASHA)).data).toEqual([]);
    expect(await test.db.collection('reports').countDocuments()).toBe(0);
    expect(JSON.stringify(await audit())).not.toMatch(/My class|Lata|mocks/);
  });

  it('goes with the moderator, and what they decided stays', async () => {
    const { _id: courseId } = await opened();
    await takeDown(courseId);
    await erase(REVIEWER.id);

    expect((await read(courseId)).status).toBe(404);
    expect(await own(courseId)).toMatchObject({ takenDown: { reason: 'It mocks.' } });
    const documents = await test.db.collection('taughtCourses').find({}).toArray();
    expect(JSON.stringify(documents)).not.toContain(REVIEWER.id);
  });

  it('of a course that its teacher deletes loses its title in the log, at a sweep as well', async () => {
    const { _id: courseId } = await opened();
    const swept = await opened();
    await takeDown(courseId);
    await takeDown(swept._id);
    await as(TEACHER, 'DELETE', `/teaching/courses/${courseId}`);
    const titles = async () => (await audit()).map(({ what }) => what ?? null).sort();
    expect(await titles()).toEqual(['My class', null]);

    const acts = createActsRepository(test.db);
    expect(await acts.sweep()).toBe(0);
    await test.db.collection<{ _id: string }>('taughtCourses').deleteOne({ _id: swept._id });
    expect(await acts.sweep()).toBe(1);
    expect(await titles()).toEqual([null, null]);
  });
});
