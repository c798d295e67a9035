import type { components } from '@isl/contracts/media';
import type { Person } from '@isl/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { putGiven } from './support/giving.js';
import { ASHA, RAVI, REVIEWER } from './support/uploads.js';

type Reported = components['schemas']['ReportOutcome'][];

let app: TestApp;
beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const name of ['videos', 'reports', 'decisions', 'goneClips']) {
    await app.database.db.collection(name).deleteMany({});
  }
});

const json = async (person: Person, path: string, body: object) =>
  app.call<{ _id: string }>('POST', path, {
    headers: { ...(await app.tokens.bearer(person)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const aReportedClip = async (): Promise<string> => {
  const { _id } = await putGiven(app, {
    authorId: ASHA.id,
    contribution: { outcome: 'accepted' },
  });
  await json(RAVI, `/videos/${_id}/report`, { fault: 'private' });
  return _id;
};
const decide = async (videoId: string, act: 'hide' | 'keep') =>
  (await json(REVIEWER, '/moderation/decisions', { videoId, act, reason: 'A child.' })).body;
const toTell = async (): Promise<Reported> => {
  const headers = await app.tokens.internal();
  const path = '/internal/outcomes';
  return (await app.call<{ reports: Reported }>('GET', path, { headers })).body.reports;
};
const markTold = async (reports: unknown) =>
  app.call<{ told: number }>('POST', '/internal/outcomes', {
    headers: { ...(await app.tokens.internal()), 'content-type': 'application/json' },
    body: JSON.stringify({ data: [], reports }),
  });

it.each([
  ['hide', 'hidden'],
  ['keep', 'kept'],
] as const)(
  'a decision to %s a clip is to be told to who reported it until it is told',
  async (act, outcome) => {
    const videoId = await aReportedClip();
    expect(await toTell()).toEqual([]);
    await decide(videoId, act);

    const told = await toTell();
    expect(told).toMatchObject([{ videoId, outcome, userId: RAVI.id }]);
    expect(JSON.stringify(told)).not.toMatch(/child|meera/i);
    expect((await markTold(told)).body).toEqual({ told: 1 });
    expect((await markTold(told)).body).toEqual({ told: 0 });
    expect(await toTell()).toEqual([]);
  },
);

it('a decision that is undone while it was told is to be told as open', async () => {
  const videoId = await aReportedClip();
  const { _id } = await decide(videoId, 'hide');
  const before = await toTell();
  app.clock.advance(1_000);
  await app.call('DELETE', `/moderation/decisions/${_id}`, {
    headers: await app.tokens.bearer(REVIEWER),
  });

  expect((await markTold(before)).body).toEqual({ told: 0 });
  expect(await toTell()).toMatchObject([{ videoId, outcome: 'open' }]);
});

it('a clip that is taken away is told as removed to whose report is open, and then nothing is kept', async () => {
  const open = await aReportedClip();
  const told = await aReportedClip();
  await decide(told, 'keep');
  await markTold(await toTell());
  for (const id of [open, told]) {
    await app.call('DELETE', `/videos/${id}`, { headers: await app.tokens.bearer(ASHA) });
  }

  const removed = await toTell();
  expect(removed).toMatchObject([{ videoId: open, outcome: 'removed' }]);
  await markTold(removed);
  expect(await app.database.db.collection('reports').countDocuments()).toBe(0);
});
