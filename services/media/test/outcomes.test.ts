import type { components } from '@isl/contracts/media';
import type { Person } from '@isl/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { putGiven } from './support/giving.js';
import { ASHA, RAVI } from './support/uploads.js';

type Outcomes = components['schemas']['ClipOutcome'][];

const SITA: Person = { id: 'sita', name: 'Sita' };

let app: TestApp;
beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const name of ['videos', 'verdicts', 'goneClips']) {
    await app.database.db.collection(name).deleteMany({});
  }
});

const say = async (person: Person, id: string, isSeen: boolean) =>
  app.call('POST', `/reviews/${id}`, {
    headers: { ...(await app.tokens.bearer(person)), 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'seen', isSeen, ...(isSeen ? {} : { faults: ['too-dark'] }) }),
  });
const undo = async (person: Person, id: string) =>
  app.call('DELETE', `/reviews/${id}?kind=seen`, { headers: await app.tokens.bearer(person) });
const toTell = async () => {
  const headers = await app.tokens.internal();
  const { body } = await app.call<{ data: Outcomes }>('GET', '/internal/outcomes', { headers });
  return body.data;
};
const markTold = async (data: unknown) =>
  app.call<{ told: number; code: string }>('POST', '/internal/outcomes', {
    headers: { ...(await app.tokens.internal()), 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });

it('what people decided of a clip is to be told to its giver until it is told', async () => {
  const { _id } = await putGiven(app, { authorId: ASHA.id });
  await say(RAVI, _id, true);
  expect(await toTell()).toEqual([]);
  await say(SITA, _id, true);

  const told = await toTell();
  expect(told).toMatchObject([{ _id, outcome: 'accepted', userId: ASHA.id }]);
  expect(told[0]?.label).not.toBe('');
  expect((await markTold(told)).body).toEqual({ told: 1 });
  expect(await toTell()).toEqual([]);
  expect((await markTold(told)).body).toEqual({ told: 0 });
});

it('what changed while it was told is to be told again', async () => {
  const { _id } = await putGiven(app, { authorId: ASHA.id });
  await say(RAVI, _id, false);
  await say(SITA, _id, false);
  const before = await toTell();
  expect(before).toMatchObject([{ outcome: 'not-accepted' }]);
  app.clock.advance(1000);
  await undo(SITA, _id);

  expect((await markTold(before)).body).toEqual({ told: 0 });
  expect(await toTell()).toMatchObject([{ _id, outcome: 'open' }]);
});

it('a clip that is taken back is told as gone, if anything was told of it', async () => {
  const judged = await putGiven(app, {
    authorId: ASHA.id,
    contribution: { outcome: 'accepted' },
  });
  const open = await putGiven(app, { authorId: ASHA.id });
  for (const { _id } of [judged, open]) {
    const headers = await app.tokens.bearer(ASHA);
    expect((await app.call('DELETE', `/contributions/${_id}`, { headers })).status).toBe(200);
  }

  const told = await toTell();
  expect(told).toEqual([{ _id: judged._id, outcome: 'gone', at: told[0]?.at }]);
  expect((await markTold(told)).body).toEqual({ told: 1 });
  expect(await app.database.db.collection('goneClips').countDocuments()).toBe(0);
});

it('is told to the gateway alone, and marked by nothing that is no outcome', async () => {
  for (const method of ['GET', 'POST']) {
    const headers = await app.tokens.bearer({ ...ASHA, roles: ['admin'] });
    expect(await app.call(method, '/internal/outcomes', { headers })).toMatchObject({
      status: 401,
      body: { code: 'INTERNAL_ONLY' },
    });
  }
  const wrong = [{ _id: 'x', outcome: 'gone', at: 'now' }];
  expect(await markTold(wrong)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  expect((await markTold(Array(101).fill(wrong[0]))).status).toBe(400);
});
