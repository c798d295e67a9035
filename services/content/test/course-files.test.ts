import { SENTENCE_FACES } from '@isl/contracts/vocabulary';
import { describe, expect, it } from 'vitest';
import { COURSE_FILE_SCHEMA, type CourseFile } from '../src/teaching/course-file.js';
import { ASHA, REVIEWER, TEACHER } from './support/factories.js';
import { aCourse, as, made, opened, save, type TaughtCourse, test } from './support/teaching.js';

const FILE = '/teaching/courses/file';
const imported = (file: unknown, person = TEACHER) =>
  as<TaughtCourse & { code: string; message: string }>(person, 'POST', FILE, file);
const exported = async () => {
  const { _id } = await made();
  return (await as(TEACHER, 'GET', `/teaching/courses/${_id}/file`)).body;
};
const kept = () => test.db.collection('taughtCourses').countDocuments();

describe('a course as a file', () => {
  it('is exported whole, and imported it is the same course once more, as a draft', async () => {
    const file = await exported();
    expect(file).toMatchObject({ format: 'isl-course', version: 1, titles: aCourse().titles });
    const { status, body } = await imported(file);

    expect(status).toBe(201);
    expect(body).toMatchObject({ isOpen: false, version: 1, titles: aCourse().titles });
    const steps = (lessons: readonly { steps: unknown }[]) => lessons.map((one) => one.steps);
    expect(steps(body.lessons)).toEqual(steps(aCourse().lessons));
    expect((await as(TEACHER, 'GET', `/teaching/courses/${body._id}/file`)).body).toEqual(file);
  });

  it('that is taken down stays its teacher’s to export, and is not imported as another one', async () => {
    const course = await opened();
    const at = `/teaching/courses/${course._id}/file`;
    await as(REVIEWER, 'POST', `/courses/${course._id}/takedown`, { reason: 'It mocks.' });
    const file = (await as<CourseFile>(TEACHER, 'GET', at)).body;
    const renamed = { ...file, titles: { en: 'Another class' } };
    for (const copy of [file, renamed]) {
      const { status, body } = await imported(copy);
      expect([status, body.code]).toEqual([409, 'COURSE_COPY_TAKEN_DOWN']);
    }
    const created = await as(TEACHER, 'POST', '/teaching/courses', aCourse());
    expect([created.status, created.body.code]).toEqual([409, 'COURSE_COPY_TAKEN_DOWN']);
    expect(await kept()).toBe(1);

    expect((await imported({ ...file, lessons: file.lessons.slice(0, 1) })).status).toBe(201);
    expect((await imported(file, { ...TEACHER, id: 'usha' })).status).toBe(201);
    await as(REVIEWER, 'DELETE', `/courses/${course._id}/takedown`);
    expect((await imported(file)).status).toBe(201);
  });

  it('may be begun anew where what is taken down has no lessons left', async () => {
    const course = await opened();
    await as(REVIEWER, 'POST', `/courses/${course._id}/takedown`, { reason: 'It mocks.' });
    await save(course, { isOpen: false, lessons: [] });
    expect((await made(aCourse({ lessons: [] }))).lessons).toEqual([]);
  });

  it('has a schema that anybody may read, with the faces of the vocabulary', async () => {
    const { status, body } = await as(null, 'GET', FILE);
    expect([status, body]).toEqual([200, COURSE_FILE_SCHEMA]);
    const { definitions } = body as {
      definitions: { step: { oneOf: { properties: { face?: { enum: string[] } } }[] } };
    };
    const faces = definitions.step.oneOf.flatMap(({ properties }) => properties.face?.enum ?? []);
    expect(faces).toEqual([...SENTENCE_FACES]);
  });

  it('is imported by teachers alone', async () => {
    expect((await imported(await exported(), ASHA)).status).toBe(403);
  });
});

describe('a broken file', () => {
  const lesson = (...steps: unknown[]) => ({ titles: { en: 'L' }, steps });
  const file = (...lessons: unknown[]) => ({
    ...{ format: 'isl-course', version: 1, titles: {}, descriptions: {} },
    lessons,
  });
  const fine = { kind: 'sign', sign: 'word-man' };

  it.each<[string, unknown, string[]]>([
    ['of another format', { ...file(), format: 'scorm' }, ['format: must be "isl-course"']],
    ['of a later version', { ...file(), version: 2 }, ['version: must be 1']],
    ['without lessons', { ...file(), lessons: undefined }, ['the file: lacks "lessons"']],
    [
      'with a step of no kind',
      file(lesson(), lesson(), lesson({ kind: 'clap' }, fine)),
      ['lessons[2].steps[0]: its kind must be sign, sentence, clip or text'],
    ],
    [
      'with a step that says nothing of its kind',
      file(lesson(fine, {})),
      ['lessons[0].steps[1]: lacks "kind"'],
    ],
    [
      'with a sign that is not named',
      file(lesson(fine, { kind: 'sign' })),
      ['lessons[0].steps[1]: lacks "sign"'],
    ],
    [
      'with something that nobody reads',
      file({ ...lesson(), points: 3 }),
      ['lessons[0]: may not have "points"'],
    ],
    [
      'with a face that nobody makes',
      file(lesson({ kind: 'sentence', meaning: {}, signs: [], face: 'angry' })),
      ['lessons[0].steps[0].face: must be one of wh, polar, negative, affirmative, imperative'],
    ],
    [
      'with a sign that the dictionary does not have',
      file(lesson(fine), lesson({ kind: 'sign', sign: 'word-nowhere' })),
      ['lessons[1].steps[0]: the dictionary has no sign "word-nowhere"'],
    ],
  ])('%s is refused with the place of what is wrong', async (_what, broken, problems) => {
    const before = await kept();
    const { status, body } = await imported(broken);

    expect([status, body.code]).toEqual([400, 'COURSE_FILE_BROKEN']);
    for (const problem of problems) expect(body.message.split('\n')).toContain(problem);
    expect(await kept()).toBe(before);
  });

  it('names ten places at most, and how many more there are', async () => {
    const { body } = await imported(file(...Array.from({ length: 13 }, () => 'lesson')));
    const lines = body.message.split('\n');
    expect(lines).toHaveLength(11);
    expect(lines[0]).toBe('lessons[0]: must be object');
    expect(lines.at(-1)).toBe('and 3 more');
  });

  it.each([['[]'], ['"text"'], ['null'], ['{'], ['']])('%j is no course', async (payload) => {
    const headers = {
      ...(await test.tokens.bearer(TEACHER)),
      'content-type': 'application/json',
    };
    const { statusCode } = await test.app.inject({ method: 'POST', url: FILE, headers, payload });
    expect(statusCode).toBe(400);
    expect(await kept()).toBe(0);
  });
});
