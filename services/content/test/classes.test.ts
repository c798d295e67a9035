import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MOST_LEARNERS } from '../src/classes/classes.repository.js';
import { MOST_CLASSES } from '../src/classes/classes.service.js';
import { ASHA, DEMO, NO_ID, RAVI, REVIEWER, TEACHER } from './support/factories.js';
import { aClass, as, type Class, join, made, opened, save, test } from './support/teaching.js';

const OTHER = { ...TEACHER, id: 'usha', name: 'Usha Pai' };

const aTaughtClass = async () => {
  const course = await opened();
  const one = await aClass(course._id);
  return { course, one, code: one.taught?.code ?? '' };
};
const seen = async (id: string, person = TEACHER) =>
  (await as<Class>(person, 'GET', `/classes/${id}`)).body;
const learn = (person: typeof ASHA, lesson: string, step: number, done = false) =>
  as(person, 'POST', '/progress', {
    events: [
      { id: randomUUID(), at: test.clock.now().getTime(), kind: 'lesson', lesson, step, done },
    ],
  });

describe('a class', () => {
  it('is opened by a teacher for a course of theirs, and has a code', async () => {
    const { course, one, code } = await aTaughtClass();

    expect(one).toEqual({
      ...{ _id: expect.any(String), name: '5 B', teacher: 'Lata Iyer', courseId: course._id },
      titles: { en: 'My class', hi: 'मेरी कक्षा' },
      lessons: [
        { _id: `${course._id}-7`, titles: { en: 'Family', hi: 'Family' } },
        { _id: `${course._id}-3`, titles: { en: 'लोग', hi: 'लोग' } },
      ],
      taught: { code, learners: [], unseen: 0 },
    });
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  });

  it('may learn from a course of the installation', async () => {
    expect(await aClass('family')).toMatchObject({ courseId: 'family', lessons: [{}, {}, {}] });
  });

  it.each([
    [null, 401, 'NOT_SIGNED_IN'],
    [ASHA, 403, 'NOT_ALLOWED'],
    [OTHER, 404, 'COURSE_NOT_FOUND'],
    [REVIEWER, 404, 'COURSE_NOT_FOUND'],
  ])('%# is opened by nobody else for a teacher’s own course', async (person, status, code) => {
    const { _id: courseId } = await opened();
    const answer = await as(person, 'POST', '/classes', { courseId, name: 'x' });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each(['draft', 'nowhere'])('is not opened for a course that is %s', async (which) => {
    const courseId = which === 'draft' ? (await made())._id : 'nowhere';
    const { status, body } = await as(TEACHER, 'POST', '/classes', { courseId, name: 'x' });
    expect([status, body.code]).toEqual([404, 'COURSE_NOT_FOUND']);
  });

  it('keeps its course open until it ends', async () => {
    const { course, one } = await aTaughtClass();
    const closing = await save(course, { isOpen: false });
    const deleting = await as(TEACHER, 'DELETE', `/teaching/courses/${course._id}`);
    for (const { status, body } of [closing, deleting]) {
      expect([status, body.code]).toEqual([409, 'COURSE_IN_CLASS']);
    }
    expect((await save(course, { titles: { en: 'New name' } })).status).toBe(200);
    expect((await as(TEACHER, 'DELETE', `/classes/${one._id}`)).status).toBe(204);
    expect((await as(TEACHER, 'DELETE', `/teaching/courses/${course._id}`)).status).toBe(204);
  });

  it('gets another code, and the one before opens nothing', async () => {
    const { one, code } = await aTaughtClass();
    await join(ASHA, code);
    const renewed = await as<Class>(TEACHER, 'POST', `/classes/${one._id}/code`);

    expect(renewed.body.taught?.code).not.toBe(code);
    expect(renewed.body.taught?.unseen).toBe(1);
    expect((await join(RAVI, code)).body.code).toBe('CLASS_CODE_UNKNOWN');
    expect((await join(RAVI, renewed.body.taught?.code)).status).toBe(200);
  });

  it('is its teacher’s alone to end and to give a code', async () => {
    const { one, code } = await aTaughtClass();
    await join(ASHA, code);
    for (const person of [OTHER, ASHA]) {
      const end = await as(person, 'DELETE', `/classes/${one._id}`);
      expect([end.status, end.body.code]).toEqual([404, 'CLASS_NOT_FOUND']);
    }
    expect((await as(OTHER, 'POST', `/classes/${one._id}/code`)).status).toBe(404);
    expect((await as(ASHA, 'POST', `/classes/${one._id}/code`)).status).toBe(403);
  });

  it('stands in the lists of its teacher and its learners, and in nobody else’s', async () => {
    const { one, code } = await aTaughtClass();
    await join(ASHA, code);
    const card = { _id: one._id, name: '5 B', learners: 1, teacher: 'Lata Iyer' };
    const listOf = async (person: typeof ASHA) => (await as(person, 'GET', '/classes')).body;

    expect(await listOf(TEACHER)).toMatchObject({ taught: [card], joined: [] });
    expect(await listOf(ASHA)).toMatchObject({ taught: [], joined: [card] });
    expect(await listOf(RAVI)).toEqual({ taught: [], joined: [] });
    expect((await as(RAVI, 'GET', `/classes/${one._id}`)).status).toBe(404);
    expect((await as(RAVI, 'GET', `/classes/${NO_ID}`)).status).toBe(404);
  });

  it('is one of a bounded number of each teacher', async () => {
    const { one } = await aTaughtClass();
    const classes = test.db.collection('classes');
    const kept = await classes.findOne({});
    await classes.insertMany(
      Array.from({ length: MOST_CLASSES - 1 }, (_, at) => {
        return { ...kept, _id: `copy${at}`, code: `copy${at}` };
      }) as never,
    );
    const payload = { courseId: one.courseId, name: 'x' };
    const { status, body } = await as(TEACHER, 'POST', '/classes', payload);
    expect([status, body.code]).toEqual([409, 'CLASSES_FULL']);
  });
});

describe('joining', () => {
  it('is by the code, however it was written down, and agrees to nothing by itself', async () => {
    const { one, code } = await aTaughtClass();
    const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
    const { status, body } = await join(ASHA, typed);

    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: one._id, name: '5 B', mine: { mayBeSeen: false } });
    expect(body).not.toHaveProperty('taught');
    expect((await seen(one._id)).taught).toEqual({ code, learners: [], unseen: 1 });
  });

  it.each(['ABCD2345', 'x', 'A'.repeat(40), '{"$ne": null}', '00000000'])(
    'with %s opens nothing',
    async (code) => {
      await aTaughtClass();
      const { status, body } = await join(ASHA, code);
      expect([status, body.code]).toEqual([404, 'CLASS_CODE_UNKNOWN']);
    },
  );

  it('is for somebody who is signed in, and not for the shared account', async () => {
    const { code } = await aTaughtClass();
    expect((await join(null, code)).status).toBe(401);
    expect((await join(DEMO, code)).body.code).toBe('DEMO_FIXED');
  });

  it('twice is once, and what was said last counts', async () => {
    const { one, code } = await aTaughtClass();
    await Promise.all(Array.from({ length: 6 }, () => join(ASHA, code)));
    await join(ASHA, code, true);

    expect((await seen(one._id)).taught).toMatchObject({
      learners: [{ name: 'Asha Rao' }],
      unseen: 0,
    });
  });

  it('makes no learner of the teacher', async () => {
    const { one, code } = await aTaughtClass();
    expect((await join(TEACHER, code)).body).toMatchObject({ taught: { unseen: 0 } });
    expect((await seen(one._id)).taught?.learners).toEqual([]);
  });

  it('ends where the class is full: of many at once exactly as many are in as there is room for', async () => {
    const { one, code } = await aTaughtClass();
    const members = Array.from({ length: MOST_LEARNERS - 2 }, (_, at) => {
      return { userId: `p${at}`, name: '', joinedAt: test.clock.now(), mayBeSeen: false };
    });
    await test.db.collection('classes').updateOne({}, { $set: { members } });
    const people = Array.from({ length: 5 }, (_, at) => ({ id: `late${at}`, name: 'Late' }));
    const answers = await Promise.all(people.map((person) => join(person, code)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.code === 'CLASS_FULL')).toHaveLength(3);
    expect((await seen(one._id)).taught?.unseen).toBe(MOST_LEARNERS);
  });
});

describe('what a teacher sees', () => {
  it('is what those did who agreed, in this course alone, and how many did not', async () => {
    const { course, one, code } = await aTaughtClass();
    await join(ASHA, code, true);
    await join(RAVI, code);
    await learn(ASHA, `${course._id}-7`, 9, true);
    await learn(ASHA, 'family-1', 4);
    await learn(RAVI, `${course._id}-7`, 9, true);
    const at = test.clock.now().getTime();

    expect((await seen(one._id)).taught).toEqual({
      code,
      learners: [
        {
          name: 'Asha Rao',
          joinedAt: test.clock.now().toISOString(),
          lessons: [{ lesson: `${course._id}-7`, step: 9, doneAt: at, at }],
        },
      ],
      unseen: 1,
    });
    expect(JSON.stringify(await seen(one._id))).not.toContain('Ravi');
  });

  it('ends when the learner takes it back, and when they leave', async () => {
    const { course, one, code } = await aTaughtClass();
    const membership = `/classes/${one._id}/membership`;
    await join(ASHA, code, true);
    await learn(ASHA, `${course._id}-7`, 1);
    const changed = await as<Class>(ASHA, 'PUT', membership, { mayBeSeen: false });
    expect(changed.body.mine?.mayBeSeen).toBe(false);
    expect((await seen(one._id)).taught).toMatchObject({ learners: [], unseen: 1 });

    expect((await as(ASHA, 'DELETE', membership)).status).toBe(204);
    expect((await seen(one._id)).taught).toMatchObject({ learners: [], unseen: 0 });
    for (const again of [
      await as(ASHA, 'DELETE', membership),
      await as(ASHA, 'PUT', membership, { mayBeSeen: true }),
      await as(ASHA, 'GET', `/classes/${one._id}`),
    ]) {
      expect([again.status, again.body.code]).toEqual([404, 'CLASS_NOT_FOUND']);
    }
  });

  it('is not what one learner sees of another', async () => {
    const { one, code } = await aTaughtClass();
    await join(ASHA, code, true);
    await join(RAVI, code, true);
    expect(JSON.stringify(await seen(one._id, RAVI))).not.toContain('Asha');
    expect(await seen(one._id, RAVI)).not.toHaveProperty('taught');
  });

  it('stands without lessons where the course is gone', async () => {
    const one = await aClass('family');
    await test.db.collection('courses').updateOne({ _id: 'family' } as never, {
      $set: { removedAt: new Date() },
    });
    const left = await seen(one._id);
    await test.db.collection('courses').updateOne({ _id: 'family' } as never, {
      $unset: { removedAt: '' },
    });
    expect(left).toMatchObject({ name: '5 B', taught: { unseen: 0 } });
    expect(left).not.toHaveProperty('lessons');
  });
});

describe('what is kept of a person', () => {
  const exportOf = async (userId: string) => {
    const headers = await test.tokens.internal();
    const { body } = await test.call('GET', `/internal/export?userId=${userId}`, { headers });
    return (body as { records: Record<string, object[]> }).records;
  };
  const erase = async (userId: string) => {
    const headers = await test.tokens.internal();
    const payload = { userId };
    const { body } = await test.call('POST', '/internal/erasures', { headers, payload });
    return (body as { erased: Record<string, number> }).erased;
  };

  it('is in the export of teacher and learner, and names nobody else of the class', async () => {
    const { course, one, code } = await aTaughtClass();
    await join(ASHA, code, true);

    const own = await exportOf(TEACHER.id);
    expect(own.classes).toMatchObject([{ _id: one._id, name: '5 B', code, learners: 1 }]);
    expect(JSON.stringify(own)).not.toContain('Asha');
    expect((await exportOf(ASHA.id)).memberships).toMatchObject([
      { classId: one._id, courseId: course._id, teacher: 'Lata Iyer', mayBeSeen: true },
    ]);
  });

  it('goes with the account: the learner out of the class, the class with its teacher', async () => {
    const { one, code } = await aTaughtClass();
    await join(ASHA, code, true);
    await join(RAVI, code, true);
    expect(await erase(ASHA.id)).toMatchObject({ memberships: 1, classes: 0 });
    expect((await seen(one._id)).taught?.learners).toMatchObject([{ name: 'Ravi Nair' }]);

    expect(await erase(TEACHER.id)).toMatchObject({ memberships: 0, classes: 1, taughtCourses: 1 });
    expect((await as(RAVI, 'GET', `/classes/${one._id}`)).status).toBe(404);
  });
});
