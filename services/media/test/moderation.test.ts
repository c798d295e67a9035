import type { Person } from '@isl/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireContribution } from '../src/contributions/contribution.js';
import type { WireDecision, WireReport } from '../src/moderation/decision.js';
import { type Answer, aTestApp, type TestApp, type WireError } from './support/build.js';
import { putGiven } from './support/giving.js';
import { ASHA, DEMO, RAVI, REVIEWER } from './support/uploads.js';

type Said = WireReport & WireDecision & WireError;
type List = { readonly data: (WireReport & WireDecision)[] } & WireError;

let app: TestApp;
beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const name of ['videos', 'reports', 'decisions']) {
    await app.database.db.collection(name).deleteMany({});
  }
});

const ask = async <Body = Said>(
  person: Person,
  method: string,
  path: string,
  body?: object,
): Promise<Answer<Body>> => {
  const headers = await app.tokens.bearer(person);
  if (!body) return app.call<Body>(method, path, { headers });
  const json = { ...headers, 'content-type': 'application/json' };
  return app.call<Body>(method, path, { headers: json, body: JSON.stringify(body) });
};
const aShownClip = () =>
  putGiven(app, { authorId: ASHA.id, contribution: { outcome: 'accepted' } });
const report = (person: Person, id: string, said: object = { fault: 'private' }) =>
  ask(person, 'POST', `/videos/${id}/report`, said);
const decide = (id: string, act: 'hide' | 'keep', reason = 'Somebody else can be seen in it.') =>
  ask(REVIEWER, 'POST', '/moderation/decisions', { videoId: id, act, reason });
const open = async () => (await ask<List>(REVIEWER, 'GET', '/moderation/reports')).body.data;
const statusFor = async (id: string) => (await fetch(`${app.address}/videos/${id}`)).status;

describe('a report of a clip', () => {
  it('is read by moderators with the clip that it is about, and names nobody', async () => {
    const { _id } = await aShownClip();
    const words = 'My neighbour stands behind her.';
    expect(await report(RAVI, _id, { fault: 'private', words })).toMatchObject({ status: 201 });

    const [first] = await open();

    expect(first).toMatchObject({ videoId: _id, fault: 'private', words, about: { _id } });
    expect(JSON.stringify(first)).not.toContain(RAVI.id);
    const path = first?.about?.url.replace('/api', '') ?? '';
    expect((await fetch(`${app.address}${path}`)).status).toBe(200);
  });

  it('is one for each person, who may say it in other words', async () => {
    const { _id } = await aShownClip();
    await report(RAVI, _id);
    await report(RAVI, _id, { fault: 'harmful' });
    await report({ id: 'sita', name: 'Sita' }, _id);

    expect((await open()).map(({ fault }) => fault).sort()).toEqual(['harmful', 'private']);
  });

  it.each([
    ['of something else without a word about it', RAVI, { fault: 'other', words: ' ' }, 400],
    ['with a fault that there is not', RAVI, { fault: 'ugly' }, 400],
    ['by the demo account, which is shared', DEMO, { fault: 'private' }, 403],
  ])('%s is refused', async (_what, person, said, status) => {
    const { _id } = await aShownClip();
    expect((await report(person, _id, said)).status).toBe(status);
  });

  it('of a clip that is not shown is refused, as if it were not there', async () => {
    const { _id } = await putGiven(app, { authorId: ASHA.id });
    expect(await report(RAVI, _id)).toMatchObject({
      status: 404,
      body: { code: 'VIDEO_NOT_FOUND' },
    });
  });

  it('is read and decided by moderators only', async () => {
    const { _id } = await aShownClip();
    expect((await ask(RAVI, 'GET', '/moderation/reports')).status).toBe(403);
    expect((await ask(RAVI, 'GET', '/moderation/decisions')).status).toBe(403);
    const body = { videoId: _id, act: 'hide', reason: 'no' };
    expect((await ask(RAVI, 'POST', '/moderation/decisions', body)).status).toBe(403);
  });
});

describe('a decision', () => {
  it('to hide takes the clip from everybody but its giver, who reads why', async () => {
    const { _id } = await aShownClip();
    await report(RAVI, _id);
    expect(await statusFor(_id)).toBe(200);

    const { body } = await decide(_id, 'hide');

    expect(body).toMatchObject({ act: 'hide', by: REVIEWER.name, reports: 1 });
    expect(await statusFor(_id)).toBe(404);
    expect((await app.call<List>('GET', '/videos')).body.data).toEqual([]);
    const own = await ask<{ data: WireContribution[] }>(ASHA, 'GET', '/contributions');
    expect(own.body.data).toMatchObject([
      { isShown: false, hiddenReason: 'Somebody else can be seen in it.' },
    ]);
    expect(await open()).toEqual([]);
  });

  it('to leave it as it is closes the reports, and is the answer to the next one', async () => {
    const { _id } = await aShownClip();
    await report(RAVI, _id);
    await decide(_id, 'keep', '');

    expect(await statusFor(_id)).toBe(200);
    expect(await open()).toEqual([]);
    expect(await report(RAVI, _id)).toMatchObject({
      status: 409,
      body: { code: 'REPORT_DISMISSED' },
    });
  });

  it('that is undone shows the clip and opens its reports again, and stays in the list', async () => {
    const { _id } = await aShownClip();
    await report(RAVI, _id);
    const { body } = await decide(_id, 'hide');

    const path = `/moderation/decisions/${body._id}`;
    expect(await ask(REVIEWER, 'DELETE', path)).toMatchObject({
      status: 200,
      body: { undone: { by: REVIEWER.name } },
    });

    expect(await statusFor(_id)).toBe(200);
    expect(await open()).toHaveLength(1);
    const { data } = (await ask<List>(REVIEWER, 'GET', '/moderation/decisions')).body;
    expect(data).toMatchObject([{ _id: body._id, act: 'hide', undone: {} }]);
    expect(await ask(REVIEWER, 'DELETE', path)).toMatchObject({
      status: 404,
      body: { code: 'DECISION_NOT_FOUND' },
    });
  });

  it('that a later one follows does not show the clip when it is undone', async () => {
    const { _id } = await aShownClip();
    const first = await decide(_id, 'hide', 'first');
    await decide(_id, 'hide', 'second');

    await ask(REVIEWER, 'DELETE', `/moderation/decisions/${first.body._id}`);

    expect(await statusFor(_id)).toBe(404);
  });

  it('to hide needs a reason, and nobody decides about their own clip', async () => {
    const { _id } = await aShownClip();
    expect(await decide(_id, 'hide', ' ')).toMatchObject({ body: { code: 'REASON_NEEDED' } });
    const own = await putGiven(app, {
      authorId: REVIEWER.id,
      contribution: { outcome: 'accepted' },
    });
    expect(await decide(own._id, 'keep')).toMatchObject({ body: { code: 'OWN_CLIP' } });
  });

  it('goes with the clip, and loses the name of a moderator who goes', async () => {
    const { _id } = await aShownClip();
    const other = await aShownClip();
    await report(RAVI, _id);
    await decide(other._id, 'hide');
    await ask(ASHA, 'DELETE', `/contributions/${_id}`);
    expect(await open()).toEqual([]);

    const body = JSON.stringify({ userId: REVIEWER.id });
    const headers = { ...(await app.tokens.internal()), 'content-type': 'application/json' };
    await app.call('POST', '/internal/erasures', { headers, body });
    const kept = JSON.stringify(await app.database.db.collection('decisions').find().toArray());
    expect(kept).toContain(other._id);
    expect(kept).not.toContain(REVIEWER.id);
    expect(kept).not.toContain(REVIEWER.name);
  });
});
