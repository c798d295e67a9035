import type { Person } from '@isl/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Given } from '../src/contributions/contributions.repository.js';
import { aTestApp, type TestApp, type WireError } from './support/build.js';
import { putGiven } from './support/giving.js';
import { ASHA, DEMO, RAVI, REVIEWER } from './support/uploads.js';

type ToReview = { _id: string; url: string; isRepeat: boolean; prompt: { id: string } };
type List = { data: ToReview[]; judged: number } & WireError;

const SITA: Person = { id: 'sita', name: 'Sita' };
const OMAR: Person = { id: 'omar', name: 'Omar' };

let app: TestApp;
beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const name of ['videos', 'verdicts']) {
    await app.database.db.collection(name).deleteMany({});
  }
});

const next = async (person: Person, query = 'kind=seen&limit=10') =>
  app.call<List>('GET', `/reviews?${query}`, { headers: await app.tokens.bearer(person) });
const say = async (person: Person, id: string, verdict: object) =>
  app.call<WireError>('POST', `/reviews/${id}`, {
    headers: { ...(await app.tokens.bearer(person)), 'content-type': 'application/json' },
    body: JSON.stringify(verdict),
  });
const undo = async (person: Person, id: string) =>
  app.call('DELETE', `/reviews/${id}?kind=seen`, { headers: await app.tokens.bearer(person) });
const find = async (id: string) =>
  (await app.database.db.collection<Given>('videos').findOne({ _id: id }))?.contribution;

const SEEN = { kind: 'seen', isSeen: true };
const DARK = { kind: 'seen', isSeen: false, faults: ['too-dark'] };
const minute = (at: number) => new Date(Date.UTC(2026, 2, 1, 9, at));

describe('what comes next', () => {
  it('is never one’s own clip, nor one judged before; it can be played by its ticket', async () => {
    await putGiven(app, { authorId: RAVI.id });
    const hers = await putGiven(app, { authorId: ASHA.id });

    const { body } = await next(RAVI);

    expect(body.data.map(({ _id }) => _id)).toEqual([hers._id]);
    const path = body.data[0]?.url.replace('/api', '') ?? '';
    expect((await fetch(`${app.address}${path}`)).status).toBe(200);
    await say(RAVI, hers._id, SEEN);
    expect((await next(RAVI)).body).toMatchObject({ data: [], judged: 1 });
  });

  it('is of signers who were seen least, each once before anybody comes again', async () => {
    const at = (authorId: string, when: number, outcome: 'open' | 'accepted' = 'open') =>
      putGiven(app, { authorId, createdAt: minute(when), contribution: { outcome } });
    await at('often', 0, 'accepted');
    const often = await at('often', 1);
    const first = await at('rare', 2);
    const second = await at('rare', 3);

    const { body } = await next(RAVI);

    expect(body.data.map(({ _id }) => _id)).toEqual([first._id, often._id, second._id]);
  });

  it('begins with the region that is asked for', async () => {
    await putGiven(app, { createdAt: minute(0) });
    const near = await putGiven(app, { createdAt: minute(5), contribution: { region: 'IN-KL' } });

    const { body } = await next(RAVI, 'kind=seen&region=IN-KL&limit=1');

    expect(body.data.map(({ _id }) => _id)).toEqual([near._id]);
  });

  it('is a clip judged before in every tenth place, which changes nothing', async () => {
    for (let count = 0; count < 12; count += 1) await putGiven(app, { createdAt: minute(count) });
    for (const { _id } of (await next(RAVI, 'kind=seen&limit=9')).body.data) {
      await say(RAVI, _id, SEEN);
    }
    const { data } = (await next(RAVI)).body;
    const [again] = data;
    expect(again?.isRepeat).toBe(true);
    expect(data.filter(({ isRepeat }) => isRepeat)).toHaveLength(1);

    expect((await say(RAVI, again?._id ?? '', { ...DARK, isRepeat: true })).status).toBe(204);

    expect(await find(again?._id ?? '')).toMatchObject({ outcome: 'open', faults: [] });
  });

  it.each([
    ['nobody signed in', null, 401],
    ['the demo account', DEMO, 403],
  ])('is not for %s', async (_who, person, status) => {
    const headers = person ? await app.tokens.bearer(person) : {};
    expect((await app.call('GET', '/reviews?kind=seen', { headers })).status).toBe(status);
  });
});

describe('whether it can be seen', () => {
  it('is what two agree in', async () => {
    const { _id } = await putGiven(app);
    await say(RAVI, _id, SEEN);
    expect(await find(_id)).toMatchObject({ outcome: 'open' });
    await say(SITA, _id, SEEN);
    expect(await find(_id)).toMatchObject({ outcome: 'accepted' });
    expect((await app.call('GET', `/videos/${_id}`)).status).toBe(200);
  });

  it('is decided by a third after a tie, with the reasons told most often first', async () => {
    const { _id } = await putGiven(app);
    await say(RAVI, _id, SEEN);
    await say(SITA, _id, { ...DARK, faults: ['hands-out', 'too-dark'] });
    expect(await find(_id)).toMatchObject({ outcome: 'open' });
    await say(OMAR, _id, DARK);
    expect(await find(_id)).toMatchObject({
      outcome: 'not-accepted',
      faults: ['too-dark', 'hands-out'],
    });
  });

  it('can be said once, and taken back', async () => {
    const { _id } = await putGiven(app);
    await say(RAVI, _id, SEEN);
    await say(SITA, _id, SEEN);
    expect(await say(SITA, _id, DARK)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_JUDGED' },
    });

    expect((await undo(SITA, _id)).status).toBe(204);

    expect(await find(_id)).toMatchObject({ outcome: 'open' });
    expect((await say(SITA, _id, DARK)).status).toBe(204);
  });

  it.each([
    ['one’s own clip', ASHA, SEEN, 403, 'OWN_CLIP'],
    ['the demo account', DEMO, SEEN, 403, 'NOT_ALLOWED'],
    ['a no without a reason', RAVI, { kind: 'seen', isSeen: false }, 400, 'VERDICT_INCOMPLETE'],
    ['nothing said', RAVI, { kind: 'seen' }, 400, 'VERDICT_INCOMPLETE'],
    ['a reason nobody knows', RAVI, { ...DARK, faults: ['ugly'] }, 400, 'INVALID_REQUEST'],
  ])('refuses %s', async (_what, person, verdict, status, code) => {
    const { _id } = await putGiven(app);
    expect(await say(person, _id, verdict)).toMatchObject({ status, body: { code } });
    expect(await app.database.db.collection('verdicts').countDocuments()).toBe(0);
  });

  it('is not asked of what is still being prepared, or was only uploaded', async () => {
    const { _id } = await putGiven(app, { status: 'stored', output: null });
    expect((await next(RAVI)).body.data).toEqual([]);
    expect(await say(RAVI, _id, SEEN)).toMatchObject({ status: 404 });
  });
});

describe('whether it is signed so', () => {
  const signed = (verdict: string) => ({ kind: 'signed', signed: verdict, region: 'IN-KL' });

  it('is for signers with the role, of clips that can be seen', async () => {
    const open = await putGiven(app);
    const { _id } = await putGiven(app, { contribution: { outcome: 'accepted' } });
    expect((await next(RAVI, 'kind=signed')).status).toBe(403);
    expect((await say(RAVI, _id, signed('as-signed'))).status).toBe(403);

    const { body } = await next(REVIEWER, 'kind=signed');

    expect(body.data.map((clip) => clip._id)).toEqual([_id]);
    expect(body.data.map((clip) => clip._id)).not.toContain(open._id);
  });

  it.each([
    ['as-signed', 'reviewed'],
    ['not-this-sign', 'disputed'],
    ['differently', 'not-reviewed'],
    ['unknown', 'not-reviewed'],
  ])('%s makes it %s and never takes a clip away', async (verdict, languageReview) => {
    const { _id } = await putGiven(app, { contribution: { outcome: 'accepted' } });
    expect((await say(REVIEWER, _id, signed(verdict))).status).toBe(204);
    expect(await find(_id)).toMatchObject({ languageReview, outcome: 'accepted' });
  });

  it('needs an answer', async () => {
    const { _id } = await putGiven(app, { contribution: { outcome: 'accepted' } });
    expect(await say(REVIEWER, _id, { kind: 'signed' })).toMatchObject({
      body: { code: 'VERDICT_INCOMPLETE' },
    });
  });
});
