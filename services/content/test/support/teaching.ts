import type { components } from '@isl/contracts/content';
import type { Person } from '@isl/service-kit/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aTestApp, type TestApp } from './build.js';
import { TEACHER } from './factories.js';

type Schemas = components['schemas'];
export type TaughtCourse = Schemas['TaughtCourse'];
export type NewTaughtCourse = Schemas['NewTaughtCourse'];
export type CourseDetail = Schemas['CourseDetail'];

export let test: TestApp;

type Method = Parameters<TestApp['call']>[0];

export const as = async <Body = Record<string, unknown>>(
  person: Person | null,
  method: Method,
  url: string,
  payload?: unknown,
) => {
  const { status, body, headers } = await test.call(method, url, {
    headers: person ? await test.tokens.bearer(person) : {},
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
  return { status, body: body as Body, headers };
};

/** A course of two lessons with a step of each kind. */
export const aCourse = (changes: Partial<NewTaughtCourse> = {}): NewTaughtCourse => ({
  titles: { en: 'My class', hi: 'मेरी कक्षा' },
  descriptions: { en: 'What we did this week' },
  lessons: [
    {
      number: 7,
      titles: { en: 'Family' },
      steps: [
        { kind: 'text', text: { en: 'Watch the hands.' } },
        { kind: 'sign', sign: 'word-father' },
        { kind: 'sign', sign: 'word-man' },
        {
          ...{ kind: 'sentence', meaning: { en: 'Is my father good?' }, face: 'polar' },
          signs: ['word-my', 'word-father', 'word-good'],
        },
        { kind: 'clip', clip: 'a'.repeat(24), caption: { hi: 'घर पर' } },
      ],
    },
    { number: 3, titles: { hi: 'लोग' }, steps: [{ kind: 'sign', sign: 'word-he' }] },
  ],
  ...changes,
});

export const made = async (course = aCourse(), person = TEACHER): Promise<TaughtCourse> => {
  const { status, body } = await as<TaughtCourse>(person, 'POST', '/teaching/courses', course);
  if (status !== 201) throw new Error(`the course was refused: ${JSON.stringify(body)}`);
  return body;
};

/** Saves what somebody read, changed. */
export const save = (
  { _id, version, titles, descriptions, lessons, isOpen }: TaughtCourse,
  changes: object = {},
  person = TEACHER,
) =>
  as(person, 'PUT', `/teaching/courses/${_id}`, {
    ...{ version, titles, descriptions, lessons, isOpen },
    ...changes,
  });

export type Class = Schemas['Class'];

export const aClass = async (courseId: string, person = TEACHER): Promise<Class> => {
  const { status, body } = await as<Class>(person, 'POST', '/classes', { courseId, name: '5 B' });
  if (status !== 201) throw new Error(`the class was refused: ${JSON.stringify(body)}`);
  return body;
};

export const join = (person: Person | null, code = '', mayBeSeen = false) =>
  as<Class & { code: string }>(person, 'POST', '/classes/join', { code, mayBeSeen });

export const opened = async (course = aCourse()): Promise<TaughtCourse> => {
  const one = await made(course);
  const { status, body } = await save(one, { isOpen: true });
  if (status !== 200) throw new Error(`the course was not opened: ${JSON.stringify(body)}`);
  return { ...one, isOpen: true, version: Number(body.version) };
};

beforeAll(async () => {
  test = await aTestApp();
});

afterAll(() => test.close());

beforeEach(async () => {
  for (const name of ['taughtCourses', 'classes', 'progress'])
    await test.db.collection(name).deleteMany({});
});
