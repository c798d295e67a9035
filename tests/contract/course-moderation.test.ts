import type { components as Content } from '@isl/contracts/content';
import type { components as Gateway } from '@isl/contracts/gateway';
import { beforeAll, expect, it } from 'vitest';
import { aSignedInPerson } from '../support/api.js';
import { ask } from '../support/giving.js';
import { somebodyWith } from '../support/roles.js';
import { readStack } from '../support/stack.js';

type Header = { readonly authorization: string };
type Schemas = Content['schemas'];

const stack = readStack();
const { address } = stack;
let teacher: Header;
let learner: Header;
let moderator: Header;
let admin: Header;
beforeAll(async () => {
  teacher = await somebodyWith(stack, 'teacher', 'Lata');
  moderator = await somebodyWith(stack, 'reviewer', 'Meera');
  admin = await somebodyWith(stack, 'admin', 'Nila');
  learner = await aSignedInPerson(address, { name: 'Ravi' });
});

const call = <Body>(person: Header | null, method: string, path: string, body?: object) =>
  ask<Body>(address, method, path, { ...person, ...(body ? { body } : {}) });

async function anOpenCourse(): Promise<string> {
  const content = {
    titles: { en: 'Our class' },
    descriptions: {},
    lessons: [
      {
        ...{ number: 1, titles: { en: 'Hello' } },
        steps: [{ kind: 'text', text: { en: 'Watch the hands.' } }],
      },
    ],
  };
  const made = await call<Schemas['TaughtCourse']>(teacher, 'POST', '/teaching/courses', content);
  const { _id, version } = made.body;
  const change = { ...content, isOpen: true, version };
  expect((await call(teacher, 'PUT', `/teaching/courses/${_id}`, change)).status).toBe(200);
  return _id;
}

const toldTo = async (person: Header) =>
  (await call<Schemas['NotificationPage']>(person, 'GET', '/notifications')).body.data;
const statuses = (courseId: string, people: readonly (Header | null)[]) =>
  Promise.all(
    people.map(async (person) => (await call(person, 'GET', `/courses/${courseId}`)).status),
  );

it('a course of a teacher is reported, taken down, restored by its line in the log, and each is told', async () => {
  const courseId = await anOpenCourse();
  const at = `/courses/${courseId}`;
  const reason = 'It mocks people.';
  expect((await call(null, 'POST', `${at}/report`, { reason })).status).toBe(401);
  expect((await call(learner, 'POST', `${at}/report`, { reason })).status).toBe(201);
  const reports = await call<Schemas['ReportList']>(moderator, 'GET', '/posts/reports');
  expect(reports.body.data[0]).toMatchObject({ courseId, reason, about: { title: 'Our class' } });

  for (const person of [learner, teacher]) {
    expect((await call(person, 'POST', `${at}/takedown`, { reason })).status).toBe(403);
  }
  expect((await call(moderator, 'POST', `${at}/takedown`, { reason: 'Rude.' })).status).toBe(200);
  expect(await statuses(courseId, [null, learner, teacher])).toEqual([404, 404, 404]);
  expect(await toldTo(learner)).toMatchObject([{ kind: 'report-hidden' }]);
  expect(await toldTo(teacher)).toMatchObject([{ kind: 'course-taken-down' }]);
  const own = await call<Schemas['TaughtCourse']>(teacher, 'GET', `/teaching${at}`);
  expect(own.body).toMatchObject({ takenDown: { reason: 'Rude.' }, isOpen: true });
  expect((await call(moderator, 'GET', `/teaching${at}/preview`)).status).toBe(200);
  expect((await call(learner, 'GET', `/teaching${at}/preview`)).status).toBe(403);

  const audit = () =>
    call<Gateway['schemas']['AuditPage']>(admin, 'GET', '/admin/audit?kind=course-taken-down');
  const [line] = (await audit()).body.data;
  expect(line).toMatchObject({ targetId: courseId, what: 'Our class', undoable: true });
  expect(line).toMatchObject({ by: 'Meera Person', person: 'Lata Person', reason: 'Rude.' });
  expect((await call(admin, 'DELETE', `/courses/${line?.targetId}/takedown`)).status).toBe(204);
  expect((await audit()).body.data[0]).toMatchObject({ undone: { by: 'Nila Person' } });
  expect(await statuses(courseId, [null, learner, teacher])).toEqual([200, 200, 200]);
  expect(await toldTo(learner)).toMatchObject([{ kind: 'report-kept', reported: { courseId } }]);
  expect(await toldTo(teacher)).toMatchObject([{ kind: 'course-restored' }]);
});
