import type { components } from '@isl/contracts/content';
import { type Form, loadForms } from '@isl/lexicon';
import type { Person } from '@isl/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, LEXICON_DIR, type TestApp } from './support/build.js';
import { ADMIN, ASHA, NO_ID, REVIEWER } from './support/factories.js';

type Proposal = components['schemas']['Proposal'];
type Answer = { readonly status: number; readonly body: Proposal };

let test: TestApp;

beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  for (const name of ['formProposals', 'acts', 'writers', 'notifications']) {
    await test.db.collection(name).deleteMany({});
  }
});

const FORM = 'word-hello';
const OTHER: Person = { id: 'gita', name: 'Gita Sen', roles: ['reviewer'] };
const REASON = 'In Kerala the hand is flat.';
const { segments } = loadForms(LEXICON_DIR).find(({ id }) => id === FORM) as Form;
const [first, ...rest] = segments;
const BETTER = [{ ...first, D: { ...first?.D, hs: 'bent' } }, ...rest];

const call = async (
  person: Person | null,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Answer> =>
  test.call(method, `/signs/forms${url}`, {
    ...(person && { headers: await test.tokens.bearer(person) }),
    ...(payload && { payload }),
  });
const propose = (person: Person | null = REVIEWER, said: object = {}, form = FORM) =>
  call(person, 'POST', `/${form}/proposals`, { segments: BETTER, reason: REASON, ...said });
const decide = (person: Person, id: string, decision = 'accepted') =>
  call(person, 'PUT', `/proposals/${id}/decision`, { decision, word: ' So do we. ' });
const open = async (): Promise<Proposal[]> => {
  const { body } = await call(OTHER, 'GET', '/proposals');
  return (body as unknown as { data: Proposal[] }).data;
};
const erase = async (userId: string) =>
  test.call('POST', '/internal/erasures', {
    headers: await test.tokens.internal(),
    payload: { userId },
  });

describe('a proposal', () => {
  it('stands among the open ones and with its form, with who, why and the notation', async () => {
    const { status, body } = await propose();

    expect(status).toBe(201);
    expect(body).toEqual({
      ...{ _id: expect.any(String), formId: FORM, segments: BETTER, reason: REASON },
      ...{ by: 'Meera Das', byId: 'meera', state: 'open', isCurrent: true },
      createdAt: test.clock.now().toISOString(),
    });
    expect(await open()).toEqual([body]);
    expect((await call(OTHER, 'GET', `/${FORM}/proposals`)).body).toEqual({ data: [body] });
  });

  it('changes nothing of the dictionary, accepted or not', async () => {
    const before = (await test.call('GET', `/signs/${FORM}`)).body;
    const { body } = await propose();
    await decide(OTHER, body._id);

    expect((await test.call('GET', `/signs/${FORM}`)).body).toEqual(before);
  });

  it('says when the form has become another one since', async () => {
    await propose();
    await test.db.collection('formProposals').updateMany({}, { $set: { formHash: 'of before' } });

    expect(await open()).toMatchObject([{ isCurrent: false }]);
  });

  it('is listed in pages, newest first', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await propose()).body._id);
      test.clock.advance(1000);
    }
    const page = async (query: string) => {
      const { body } = await call(OTHER, 'GET', `/proposals?limit=2${query}`);
      return (body as unknown as { data: Proposal[] }).data.map(({ _id }) => _id);
    };

    expect(await page('')).toEqual(ids.slice(0, 2));
    expect(await page(`&after=${ids[1]}`)).toEqual(ids.slice(2));
  });
});

describe('a proposal is refused', () => {
  it.each([
    ['from nobody', null, {}, 401, 'NOT_SIGNED_IN'],
    ['from somebody without the role', ASHA, {}, 403, 'NOT_ALLOWED'],
    ['without a reason', REVIEWER, { reason: undefined }, 400, 'INVALID_REQUEST'],
    ['with blanks for a reason', REVIEWER, { reason: '  short       ' }, 400, 'REASON_NEEDED'],
    ['with too long a reason', REVIEWER, { reason: 'a'.repeat(1001) }, 400, 'INVALID_REQUEST'],
    ['as the form is already', REVIEWER, { segments }, 400, 'NOTATION_UNCHANGED'],
    ['without a part', REVIEWER, { segments: [] }, 400, 'INVALID_REQUEST'],
    ['with notes in it', REVIEWER, { segments: [{ ...first, note: 'a' }] }, 400, 'NOTATION_BROKEN'],
  ] as const)('%s', async (_what, person, said, status, code) => {
    expect(await propose(person, said)).toMatchObject({ status, body: { code } });
    expect(await open()).toEqual([]);
  });

  it('with a handshape that there is not, and the place is named', async () => {
    const { body } = await propose(REVIEWER, {
      segments: [{ ...first, D: { ...first?.D, hs: 'claws' } }],
    });

    expect(body).toMatchObject({ code: 'NOTATION_BROKEN' });
    expect((body as unknown as { message: string }).message).toMatch(/segments\.0\.D\.hs: must be/);
  });

  it('of more than 16 KiB', async () => {
    const huge = [{ ...first, note: 'a'.repeat(17_000) }];
    expect(await propose(REVIEWER, { segments: huge })).toMatchObject({
      status: 400,
      body: { code: 'FIELD_TOO_LONG' },
    });
  });

  it('for a form that there is not', async () => {
    const answer = await propose(REVIEWER, {}, 'word-none');
    expect(answer).toMatchObject({ status: 404, body: { code: 'SIGN_NOT_FOUND' } });
  });

  it('after twenty open ones of one person, until one is withdrawn', async () => {
    const made: Answer[] = [];
    for (let count = 0; count < 20; count += 1) made.push(await propose());
    expect(await propose()).toMatchObject({ status: 409, body: { code: 'PROPOSALS_FULL' } });
    expect((await propose(OTHER)).status).toBe(201);

    await call(REVIEWER, 'DELETE', `/proposals/${made[0]?.body._id}`);
    expect((await propose()).status).toBe(201);
  });
});

describe('an open proposal', () => {
  it('is withdrawn by its author alone', async () => {
    const { _id } = (await propose()).body;
    expect(await call(OTHER, 'DELETE', `/proposals/${_id}`)).toMatchObject({
      status: 403,
      body: { code: 'NOT_YOURS' },
    });

    const { body } = await call(REVIEWER, 'DELETE', `/proposals/${_id}`);
    const at = test.clock.now().toISOString();
    expect(body).toMatchObject({ state: 'withdrawn', settled: { at, by: 'Meera Das' } });
    expect(await open()).toEqual([]);
  });

  it.each(['accepted', 'declined'])('is %s by another reviewer, with a word', async (decision) => {
    const { _id } = (await propose()).body;
    const { body } = await decide(OTHER, _id, decision);

    const settled = { by: 'Gita Sen', word: 'So do we.', at: test.clock.now().toISOString() };
    expect(body).toMatchObject({ state: decision, settled });
    const { body: log } = await test.call('GET', '/internal/audit', {
      headers: await test.tokens.internal(),
    });
    expect(log).toMatchObject({
      data: [{ kind: `proposal-${decision}`, by: 'Gita Sen', person: 'Meera Das', what: FORM }],
    });
  });

  it('is not decided by its author, an admin or not', async () => {
    const { _id } = (await propose(ADMIN)).body;
    expect(await decide(ADMIN, _id)).toMatchObject({ status: 403, body: { code: 'OWN_PROPOSAL' } });
  });

  it('is decided once', async () => {
    const { _id } = (await propose()).body;
    await decide(OTHER, _id);

    const again = { status: 409, body: { code: 'PROPOSAL_SETTLED' } };
    expect(await decide(ADMIN, _id, 'declined')).toMatchObject(again);
    expect(await call(REVIEWER, 'DELETE', `/proposals/${_id}`)).toMatchObject(again);
    expect(await decide(OTHER, NO_ID)).toMatchObject({
      status: 404,
      body: { code: 'PROPOSAL_NOT_FOUND' },
    });
  });
});

describe('who made a proposal', () => {
  const toldTo = async (person: Person) =>
    (await test.call('GET', '/notifications', { headers: await test.tokens.bearer(person) })).body;

  it.each(['accepted', 'declined'])('is told that it is %s, and why', async (decision) => {
    const { _id } = (await propose()).body;
    await decide(OTHER, _id, decision);

    const at = test.clock.now().toISOString();
    const proposal = { _id, formId: FORM, word: 'So do we.' };
    const kind = `proposal-${decision}`;
    expect(await toldTo(REVIEWER)).toEqual({
      unread: 1,
      data: [{ _id: `proposal-${_id}`, kind, at, read: false, proposal }],
    });
    expect(await toldTo(OTHER)).toEqual({ unread: 0, data: [] });
    expect(await test.db.collection('formProposals').countDocuments({ toTell: true })).toBe(0);
  });

  it('is told nothing of what they withdrew themselves', async () => {
    const { _id } = (await propose()).body;
    await call(REVIEWER, 'DELETE', `/proposals/${_id}`);

    expect(await toldTo(REVIEWER)).toEqual({ unread: 0, data: [] });
  });
});

describe('of somebody whose account is erased', () => {
  it('accepted proposals stay without name and words, the others go', async () => {
    const { _id } = (await propose()).body;
    await decide(OTHER, _id);
    await propose();

    expect((await erase('meera')).body).toMatchObject({ erased: { formProposals: 1 } });
    const kept = await test.db.collection('formProposals').find({}).toArray();
    expect(kept).toMatchObject([{ state: 'accepted', segments: BETTER, reason: '' }]);
    expect(JSON.stringify(kept)).not.toMatch(/meera|Meera/);
  });

  it('decisions stay without name and words', async () => {
    const { _id } = (await propose()).body;
    await decide(OTHER, _id, 'declined');
    await erase('gita');

    const kept = JSON.stringify(await test.db.collection('formProposals').find({}).toArray());
    expect(kept).not.toMatch(/gita|Gita|So do we/);
  });

  it('their own are in the export of their data before', async () => {
    const { _id } = (await propose()).body;
    await decide(OTHER, _id);
    const headers = await test.tokens.internal();
    const { body } = await test.call('GET', '/internal/export?userId=meera', { headers });

    expect(body).toMatchObject({
      records: { formProposals: [{ formId: FORM, reason: REASON, word: 'So do we.' }] },
    });
    expect(JSON.stringify((body as { records: object }).records)).not.toContain('Gita');
  });
});
