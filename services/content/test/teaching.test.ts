import { describe, expect, it } from 'vitest';
import { LARGEST_COURSE_BYTES, MOST_COURSES } from '../src/teaching/taught-courses.service.js';
import { ADMIN, ASHA, DEMO, REVIEWER, TEACHER } from './support/factories.js';
import {
  aCourse,
  as,
  type CourseDetail,
  made,
  opened,
  save,
  type TaughtCourse,
  test,
} from './support/teaching.js';

const OTHER = { ...TEACHER, id: 'usha', name: 'Usha Pai' };

describe('who may make a course', () => {
  it.each([
    [null, 401],
    [ASHA, 403],
    [DEMO, 403],
    [TEACHER, 201],
    [REVIEWER, 201],
    [ADMIN, 201],
  ])('%#', async (person, status) => {
    expect((await as(person, 'POST', '/teaching/courses', aCourse())).status).toBe(status);
    expect((await as(person, 'GET', '/teaching/courses')).status).toBe(
      status === 201 ? 200 : status,
    );
  });
});

describe('a course of a teacher', () => {
  it('is kept as it was made, a draft, with the signs that it names', async () => {
    const course = await made();

    expect(course).toMatchObject({ ...aCourse(), isOpen: false, version: 1 });
    expect(course._id).toMatch(/^[a-z2-7]{20}$/);
    expect(course.signs.map(({ _id }) => _id).sort()).toEqual(
      ['word-father', 'word-good', 'word-he', 'word-man', 'word-my'].sort(),
    );
    expect((await as(TEACHER, 'GET', `/teaching/courses/${course._id}`)).body).toEqual(course);
  });

  it('stands in the list of whoever made it alone, the one changed last first', async () => {
    const first = await made();
    const second = await made(aCourse({ titles: { hi: 'दूसरा' } }));
    test.clock.advance(1_000);
    await save(first, { titles: { en: 'Changed' } });

    const { body } = await as<{ data: TaughtCourse[] }>(TEACHER, 'GET', '/teaching/courses');
    expect(body.data).toMatchObject([
      { _id: first._id, titles: { en: 'Changed' }, lessons: 2, isOpen: false },
      { _id: second._id, titles: { hi: 'दूसरा' }, lessons: 2 },
    ]);
    expect((await as(OTHER, 'GET', '/teaching/courses')).body).toEqual({ data: [] });
  });

  it('is nobody else’s to read, change, export, preview or delete', async () => {
    const course = await made();
    const at = `/teaching/courses/${course._id}`;
    const tries = [
      as(OTHER, 'GET', at),
      as(OTHER, 'GET', `${at}/preview`),
      as(OTHER, 'GET', `${at}/file`),
      as(OTHER, 'DELETE', at),
      save(course, { titles: { en: 'Mine' } }, OTHER),
    ];
    for (const { status, body } of await Promise.all(tries)) {
      expect([status, body.code]).toEqual([404, 'COURSE_NOT_FOUND']);
    }
    expect((await as(TEACHER, 'GET', at)).body).toEqual(course);
  });

  it('is deleted once', async () => {
    const { _id } = await made();
    expect((await as(TEACHER, 'DELETE', `/teaching/courses/${_id}`)).status).toBe(204);
    expect((await as(TEACHER, 'DELETE', `/teaching/courses/${_id}`)).status).toBe(404);
  });

  it('may be empty while it is a draft', async () => {
    const empty = { titles: {}, descriptions: {}, lessons: [] };
    expect(await made(empty)).toMatchObject({ ...empty, signs: [] });
  });

  it.each([
    ['a step of no kind', [{ kind: 'song' }]],
    ['a sign without its id', [{ kind: 'sign' }]],
    ['a clip that is no id', [{ kind: 'clip', clip: '../../me' }]],
    ['a face that nobody makes', [{ kind: 'sentence', meaning: {}, signs: [], face: 'angry' }]],
    ['too long a text', [{ kind: 'text', text: { en: 'x'.repeat(1_001) } }]],
    ['too many steps', Array.from({ length: 41 }, () => ({ kind: 'text', text: {} }))],
  ])('with %s is refused', async (_what, steps) => {
    const course = { ...aCourse(), lessons: [{ number: 1, titles: {}, steps }] };
    const { status, body } = await as(TEACHER, 'POST', '/teaching/courses', course);
    expect([status, body.code]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('names the step whose sign the dictionary does not have', async () => {
    const [first, second] = aCourse().lessons;
    const steps = [...(second?.steps ?? []), { kind: 'sign', sign: 'word-nowhere' }];
    const course = { ...aCourse(), lessons: [first, { number: 3, titles: {}, steps }] };
    const { status, body } = await as(TEACHER, 'POST', '/teaching/courses', course);

    expect([status, body.code]).toEqual([400, 'UNKNOWN_SIGN']);
    expect(body.message).toBe('lessons[1].steps[1]: the dictionary has no sign "word-nowhere"');
  });

  it('has no two lessons of one number', async () => {
    const lessons = [1, 2, 1].map((number) => ({ number, titles: {}, steps: [] }));
    const { status, body } = await as(TEACHER, 'POST', '/teaching/courses', aCourse({ lessons }));
    expect([status, body.code]).toEqual([400, 'LESSON_REPEATED']);
    expect(body.message).toBe('lessons[2].number: 1 is there twice');
  });

  it('is bounded, and so is how many there are', async () => {
    const text = { en: 'x'.repeat(1_000), hi: 'x'.repeat(1_000) };
    const steps = Array.from({ length: 40 }, () => ({ kind: 'text' as const, text }));
    const lessons = Array.from({ length: Math.ceil(LARGEST_COURSE_BYTES / 80_000) }, (_, at) => {
      return { number: at + 1, titles: {}, steps };
    });
    const large = await as(TEACHER, 'POST', '/teaching/courses', aCourse({ lessons }));
    expect([large.status, large.body.code]).toEqual([413, 'COURSE_TOO_LARGE']);

    const course = await made();
    const kept = await test.db.collection('taughtCourses').findOne({});
    await test.db.collection('taughtCourses').insertMany(
      Array.from({ length: MOST_COURSES - 1 }, (_, at) => {
        return { ...kept, _id: `copy${at}` };
      }) as never,
    );
    const { status, body } = await as(TEACHER, 'POST', '/teaching/courses', aCourse());
    expect([status, body.code]).toEqual([409, 'COURSES_FULL']);
    expect((await save(course)).status).toBe(200);
  });
});

describe('saving', () => {
  it('counts versions, and of two tabs the slower one is told and changes nothing', async () => {
    const course = await made();
    const faster = await save(course, { titles: { en: 'Faster' } });
    expect(faster.body).toMatchObject({ version: 2, isOpen: false });
    const slower = await save(course, { titles: { en: 'Slower' } });

    expect([slower.status, slower.body.code]).toEqual([409, 'COURSE_CHANGED']);
    const { body } = await as(TEACHER, 'GET', `/teaching/courses/${course._id}`);
    expect(body).toMatchObject({ version: 2, titles: { en: 'Faster' } });
  });

  it('of many at once keeps exactly one', async () => {
    const course = await made();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => save(course, { titles: { en: `Tab ${at}` } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  it('opens no unfinished course, and says what it lacks where', async () => {
    const course = await made({
      ...{ titles: {}, descriptions: {} },
      lessons: [
        { number: 1, titles: { en: 'A' }, steps: [] },
        {
          ...{ number: 2, titles: {} },
          steps: [
            { kind: 'text', text: { en: ' ' } },
            { kind: 'sentence', meaning: {}, signs: [] },
          ],
        },
      ],
    });
    const { status, body } = await save(course, { isOpen: true });

    expect([status, body.code]).toEqual([409, 'COURSE_UNFINISHED']);
    expect(String(body.message).split('\n')).toEqual([
      'titles: the course has no title',
      'lessons[0].steps: there is none',
      'lessons[1].titles: the lesson has no title',
      'lessons[1].steps[0]: the text is empty',
      'lessons[1].steps[1]: the sentence has no signs',
      'lessons[1].steps[1]: the sentence does not say what it means',
    ]);
  });
});

describe('an open course', () => {
  const read = (id: string) => as<CourseDetail>(null, 'GET', `/courses/${id}`);

  it('is read by whoever has its address, and stands in no list', async () => {
    const { _id } = await opened();
    const { status, body } = await read(_id);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ title: 'My class', titles: { en: 'My class', hi: 'मेरी कक्षा' } },
      ...{ by: 'Lata Iyer', authorId: TEACHER.id },
      descriptions: { en: 'What we did this week', hi: 'What we did this week' },
      playlistUrl: `/dashboard/courses/${_id}`,
    });
    const [list, found] = await Promise.all([
      as<{ _id: string }[]>(null, 'GET', '/courses'),
      as<{ data: { id: string }[] }>(null, 'GET', '/search?q=My%20class'),
    ]);
    expect(list.body.map((one) => one._id)).not.toContain(_id);
    expect(found.body.data.map(({ id }) => id)).not.toContain(_id);
  });

  it('has lessons for the same player, their steps in the teacher’s order', async () => {
    const { _id } = await opened();
    const [family, people] = (await read(_id)).body.lessons;

    expect(family).toMatchObject({
      _id: `${_id}-7`,
      titles: { en: 'Family', hi: 'Family' },
      steps: [
        { kind: 'text', text: { en: 'Watch the hands.', hi: 'Watch the hands.' } },
        { kind: 'sign', sign: 'word-father' },
        { kind: 'sign', sign: 'word-man' },
        { kind: 'sentence', sentence: 0 },
        { kind: 'clip', clip: 'a'.repeat(24), text: { en: 'घर पर', hi: 'घर पर' } },
      ],
      sentences: [{ en: 'Is my father good?', face: 'polar', gloss: ['MY', 'FATHER', 'GOOD'] }],
    });
    expect(family?.sentences[0]?.spans).toContainEqual({
      ...{ channel: 'brows', value: 'up', start: 0, end: 3 },
    });
    expect(family?.signs.map((sign) => sign._id)).toEqual(['word-father', 'word-man']);
    expect(people).toMatchObject({ _id: `${_id}-3`, titles: { en: 'लोग', hi: 'लोग' } });
  });

  it('leaves out what no form shows, and says so', async () => {
    const hidden = test.lexicon.entries.find(
      ({ kind, pictureKind }) => kind === 'word' && pictureKind === 'drawn',
    );
    if (!hidden) throw new Error('each word of the lexicon has a form');
    const steps = [
      { kind: 'sign' as const, sign: hidden.id },
      { kind: 'sentence' as const, meaning: { en: 'X' }, signs: ['word-my', hidden.id] },
      { kind: 'sign' as const, sign: 'word-man' },
    ];
    const lessons = [{ number: 1, titles: { en: 'L' }, steps }];
    const { _id } = await opened(aCourse({ lessons }));

    expect((await read(_id)).body).toMatchObject({
      ...{ signs: 3, shown: 2 },
      lessons: [
        {
          leftOut: [{ _id: hidden.id }],
          steps: [{ kind: 'sign', sign: 'word-man' }],
          sentences: [],
        },
      ],
    });
  });

  it('changes for its readers at once, and is closed again', async () => {
    const course = await opened();
    expect((await read(course._id)).body.title).toBe('My class');
    const { body } = await save(course, { titles: { en: 'Renamed' } });
    expect((await read(course._id)).body.title).toBe('Renamed');
    await save({ ...course, version: Number(body.version) }, { isOpen: false });

    expect((await read(course._id)).status).toBe(404);
    const at = `/teaching/courses/${course._id}/preview`;
    expect((await as(TEACHER, 'GET', at)).body).toMatchObject({ _id: course._id });
  });
});

describe('what is kept of a teacher', () => {
  it('is in their export, and goes when they are erased', async () => {
    const { _id } = await opened();
    const headers = await test.tokens.internal();
    const at = `/internal/export?userId=${TEACHER.id}`;
    const { records } = (await test.call('GET', at, { headers })).body as {
      records: Record<string, object[]>;
    };
    expect(records.taughtCourses).toMatchObject([
      { _id, isOpen: true, titles: { en: 'My class' }, lessons: [{}, {}] },
    ]);

    const payload = { userId: TEACHER.id };
    const erased = await test.call('POST', '/internal/erasures', { headers, payload });
    expect(erased.body).toMatchObject({ erased: { taughtCourses: 1 } });
    expect((await as(null, 'GET', `/courses/${_id}`)).status).toBe(404);
    expect(await test.db.collection('taughtCourses').countDocuments()).toBe(0);
  });
});
