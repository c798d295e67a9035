import type { components } from '@isl/contracts/content';
import type { Person } from '@isl/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { ADMIN, ASHA, DEMO, NO_ID, RAVI, REVIEWER } from './support/factories.js';

type Saying = components['schemas']['Saying'];
type Answer = { readonly status: number; readonly body: Saying };

let test: TestApp;

beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  for (const name of ['sayings', 'acts', 'writers', 'notifications']) {
    await test.db.collection(name).deleteMany({});
  }
});

const OURS = {
  glosses: ['YOU', 'TEA', 'LIKE'],
  spans: [{ type: 'polar', start: 0, end: 3 }],
  rules: '0123456789abcdef',
};
const SAID = {
  ...{ sentence: 'Do you like tea?', language: 'en', ours: OURS },
  ...{ glosses: ['TEA', 'YOU', 'LIKE'], spans: [{ type: 'polar', start: 1, end: 3 }] },
  ...{ comment: 'TEA is what it is about.', region: 'IN-KL' },
};

const call = async (
  person: Person | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Answer> =>
  test.call(method, `/sayings${url}`, {
    ...(person && { headers: await test.tokens.bearer(person) }),
    ...(payload && { payload }),
  });
const say = (person: Person | null = ASHA, said: object = {}) =>
  call(person, 'POST', '', { ...SAID, ...said });
const decide = (person: Person, id: string, decision = 'taken-up') =>
  call(person, 'PUT', `/${id}/decision`, { decision, word: ' We sign it so too. ' });
const listed = async (person: Person, url: string): Promise<Saying[]> => {
  const { body } = await call(person, 'GET', url);
  return (body as unknown as { data: Saying[] }).data;
};
const toldTo = async (person: Person) =>
  (await test.call('GET', '/notifications', { headers: await test.tokens.bearer(person) })).body;
const clip = (isOwn: boolean) => {
  const _id = (isOwn ? '1' : '2').padStart(24, '0');
  const video = { _id, status: 'ready' };
  test.clips.set(_id, { video, showing: 'shown', isOwn } as never);
  return _id;
};

describe('how somebody would sign a sentence', () => {
  it('stands in the list of reviewers and in the author’s own, with what the rules made of it', async () => {
    const { status, body } = await say();

    expect(status).toBe(201);
    expect(body).toEqual({
      ...SAID,
      ...{ _id: expect.any(String), by: 'Asha Rao', byId: 'asha', state: 'open' },
      createdAt: test.clock.now().toISOString(),
    });
    expect(await listed(REVIEWER, '')).toEqual([body]);
    expect(await listed(ASHA, '/mine')).toEqual([body]);
    expect(await listed(RAVI, '/mine')).toEqual([]);
  });

  it('may be signs alone, or what is wrong in words with a clip of one’s own', async () => {
    const { body } = await say(ASHA, { comment: undefined, region: undefined, spans: undefined });
    expect(body).toMatchObject({ spans: [], comment: '' });

    const same = { glosses: OURS.glosses, spans: OURS.spans, comment: '', videoId: clip(true) };
    expect(await say(ASHA, same)).toMatchObject({ status: 201, body: { videoId: clip(true) } });
  });

  it('is listed in pages, newest first', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await say()).body._id);
      test.clock.advance(1000);
    }
    const page = async (person: Person, url: string) =>
      (await listed(person, url)).map(({ _id }) => _id);

    expect(await page(REVIEWER, '?limit=2')).toEqual(ids.slice(0, 2));
    expect(await page(REVIEWER, `?limit=2&after=${ids[1]}`)).toEqual(ids.slice(2));
    expect(await page(ASHA, `/mine?limit=2&after=${ids[1]}`)).toEqual(ids.slice(2));
  });

  it.each([
    ['from nobody', null, {}, 401, 'NOT_SIGNED_IN'],
    ['from the demo account', DEMO, {}, 403, 'DEMO_FIXED'],
    ['of no sentence', ASHA, { sentence: '  ' }, 400, 'INVALID_REQUEST'],
    ['of more than one page', ASHA, { sentence: 'a'.repeat(501) }, 400, 'INVALID_REQUEST'],
    ['without a sign', ASHA, { glosses: [] }, 400, 'INVALID_REQUEST'],
    ['with a blank in a sign', ASHA, { glosses: ['A B'] }, 400, 'INVALID_REQUEST'],
    ['in another language', ASHA, { language: 'fr' }, 400, 'INVALID_REQUEST'],
    [
      'with a mark over no sign',
      ASHA,
      { spans: [{ type: 'wh', start: 2, end: 4 }] },
      400,
      'SPAN_OUTSIDE',
    ],
    [
      'with a mark that ends before it begins',
      ASHA,
      { spans: [{ type: 'wh', start: 2, end: 2 }] },
      400,
      'SPAN_OUTSIDE',
    ],
    [
      'with a mark that there is not',
      ASHA,
      { spans: [{ type: 'wink', start: 0, end: 1 }] },
      400,
      'INVALID_REQUEST',
    ],
    [
      'as the rules say already',
      ASHA,
      { glosses: OURS.glosses, spans: OURS.spans, comment: ' ' },
      400,
      'SAYING_UNCHANGED',
    ],
    ['with somebody else’s clip', ASHA, { videoId: '000000000000000000000002' }, 403, 'NOT_YOURS'],
    ['with a clip that there is not', ASHA, { videoId: NO_ID }, 404, 'VIDEO_NOT_FOUND'],
  ] as const)('is refused %s', async (_what, person, said, status, code) => {
    clip(false);
    expect(await say(person, said)).toMatchObject({ status, body: { code } });
    expect(await listed(REVIEWER, '')).toEqual([]);
  });

  it('is refused after twenty that wait, until one is deleted', async () => {
    const made: Answer[] = [];
    for (let count = 0; count < 20; count += 1) made.push(await say());
    expect(await say()).toMatchObject({ status: 409, body: { code: 'SAYINGS_FULL' } });
    expect((await say(RAVI)).status).toBe(201);

    await call(ASHA, 'DELETE', `/${made[0]?.body._id}`);
    expect((await say()).status).toBe(201);
  });

  it('is seen by its author and reviewers alone', async () => {
    await say();
    expect(await call(RAVI, 'GET', '')).toMatchObject({ status: 403 });
    expect(await call(null, 'GET', '/mine')).toMatchObject({ status: 401 });
  });
});

describe('what somebody wrote', () => {
  it.each(['taken-up', 'not-taken-up'])(
    'is %s by a reviewer, and they are told why',
    async (decision) => {
      const { _id } = (await say()).body;
      test.clock.advance(1000);
      const { body } = await decide(REVIEWER, _id, decision);

      const at = test.clock.now().toISOString();
      const settled = { at, word: 'We sign it so too.' };
      expect(body).toMatchObject({ state: decision, settled });
      expect(await listed(REVIEWER, '')).toEqual([]);
      expect(await listed(REVIEWER, `?state=${decision}`)).toEqual([body]);
      const saying = { _id, sentence: SAID.sentence, word: settled.word };
      expect(await toldTo(ASHA)).toEqual({
        unread: 1,
        data: [{ _id: `saying-${_id}`, kind: `saying-${decision}`, at, read: false, saying }],
      });
      const { body: log } = await test.call('GET', '/internal/audit', {
        headers: await test.tokens.internal(),
      });
      expect(log).toMatchObject({
        data: [{ kind: `saying-${decision}`, by: 'Meera Das', person: 'Asha Rao' }],
      });
    },
  );

  it('is told at the next sweep where it was not told at once', async () => {
    const { _id } = (await say()).body;
    await decide(REVIEWER, _id);
    await test.db.collection('notifications').deleteMany({});
    await test.db.collection('sayings').updateMany({}, { $set: { toTell: true } });
    const other = (await say(RAVI)).body;
    await decide(REVIEWER, other._id);

    expect(await toldTo(ASHA)).toMatchObject({ unread: 1 });
    expect(await test.db.collection('sayings').countDocuments({ toTell: true })).toBe(0);
  });

  it('is decided once, and not by its author', async () => {
    const own = (await say(REVIEWER)).body;
    expect(await decide(REVIEWER, own._id)).toMatchObject({
      status: 403,
      body: { code: 'OWN_SAYING' },
    });
    await decide(ADMIN, own._id);
    const again = { status: 409, body: { code: 'SAYING_SETTLED' } };
    expect(await decide(ADMIN, own._id, 'not-taken-up')).toMatchObject(again);
    expect(await decide(ADMIN, NO_ID)).toMatchObject({ body: { code: 'SAYING_NOT_FOUND' } });
    expect(await decide(RAVI, own._id)).toMatchObject({ status: 403 });
  });

  it('is deleted by its author alone, and what was told of it goes with it', async () => {
    const { _id } = (await say()).body;
    await decide(REVIEWER, _id);
    expect(await call(REVIEWER, 'DELETE', `/${_id}`)).toMatchObject({
      status: 403,
      body: { code: 'NOT_YOURS' },
    });

    expect((await call(ASHA, 'DELETE', `/${_id}`)).status).toBe(204);
    expect(await listed(ASHA, '/mine')).toEqual([]);
    expect(await toldTo(ASHA)).toEqual({ unread: 0, data: [] });
    expect(await test.db.collection('notifications').countDocuments()).toBe(0);
  });

  it('waits for reviewers until it is decided', async () => {
    const waiting = async () => {
      const headers = await test.tokens.internal();
      return (await test.call('GET', '/internal/holdings', { headers })).body;
    };
    const { _id } = (await say()).body;
    expect(await waiting()).toMatchObject({ queues: { sayings: 1 } });
    await decide(REVIEWER, _id);
    expect(await waiting()).toMatchObject({ queues: { sayings: 0 } });
  });
});

describe('of somebody whose account is erased', () => {
  const erase = async (userId: string) =>
    test.call('POST', '/internal/erasures', {
      headers: await test.tokens.internal(),
      payload: { userId },
    });

  it('all that they wrote goes, taken up or not', async () => {
    await decide(REVIEWER, (await say()).body._id);
    await say();
    await say(RAVI);

    expect((await erase('asha')).body).toMatchObject({ erased: { sayings: 2 } });
    expect(await listed(REVIEWER, '')).toMatchObject([{ by: 'Ravi Nair' }]);
    expect(await test.db.collection('sayings').countDocuments()).toBe(1);
  });

  it('decisions stay, without their words', async () => {
    await decide(REVIEWER, (await say()).body._id);
    await erase('meera');

    expect(await listed(ASHA, '/mine')).toMatchObject([{ state: 'taken-up' }]);
    const kept = JSON.stringify(await test.db.collection('sayings').find({}).toArray());
    expect(kept).not.toMatch(/meera|We sign it so too/);
  });

  it('their own are in the export of their data before, without who decided', async () => {
    await decide(REVIEWER, (await say()).body._id);
    const headers = await test.tokens.internal();
    const { body } = await test.call('GET', '/internal/export?userId=asha', { headers });

    const { sayings } = (body as { records: { sayings: object[] } }).records;
    expect(sayings).toMatchObject([{ ...SAID, state: 'taken-up' }]);
    expect(JSON.stringify(sayings)).not.toMatch(/meera|Meera/);
  });
});
