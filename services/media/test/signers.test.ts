import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignerProfile } from '../src/signers/signer.js';
import type { WireVideo } from '../src/videos/video.js';
import { aTestApp, type TestApp, type WireError } from './support/build.js';
import { aDraft, announce, putGiven } from './support/giving.js';
import { ASHA, RAVI } from './support/uploads.js';

let app: TestApp;
beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.collection('signers').deleteMany({});
  await app.database.db.collection('videos').deleteMany({});
});

const keep = async (profile: object, person = ASHA) =>
  app.call<SignerProfile & WireError>('PUT', '/contributions/signer', {
    headers: { ...(await app.tokens.bearer(person)), 'content-type': 'application/json' },
    body: JSON.stringify(profile),
  });
const own = async (person = ASHA) =>
  app.call<SignerProfile & WireError>('GET', '/contributions/signer', {
    headers: await app.tokens.bearer(person),
  });
const shown = async (id: string) => (await app.call<WireVideo>('GET', `/videos/${id}`)).body;
const records = () => app.database.db.collection('signers').countDocuments();

describe('the signer profile', () => {
  it('is empty until somebody tells something, and each field may stay so', async () => {
    expect((await own()).body).toEqual({});
    const told = { region: 'IN-KL', languages: ['isl', 'asl'], years: '6-10', hand: 'left' };
    expect((await keep(told)).body).toEqual(told);
    expect((await own()).body).toEqual(told);
    expect((await own(RAVI)).body).toEqual({});
  });

  it('forgets what is left out, and all of it where nothing is left', async () => {
    await keep({ hearing: 'deaf', age: '25-39' });
    await keep({ age: '25-39' });
    expect((await own()).body).toEqual({ age: '25-39' });
    await keep({ languages: [], shownName: '  ', showsName: false });
    expect([(await own()).body, await records()]).toEqual([{}, 0]);
  });

  it.each([
    { region: 'Kerala' },
    { years: '7' },
    { hearing: 'other' },
    { age: 33 },
    { hand: 'none' },
    { languages: ['isl', 'isl'] },
    { shownName: 'x'.repeat(81) },
    { caste: 'any' },
  ])('refuses %j', async (profile) => {
    const { status, body } = await keep(profile);
    expect([status, body.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(await records()).toBe(0);
  });

  it('is asked of people only, and of nobody who shares an account', async () => {
    expect((await app.call('GET', '/contributions/signer')).status).toBe(401);
    const demo = { ...ASHA, id: 'demo', demo: true };
    expect((await keep({ hand: 'left' }, demo)).body.code).toBe('DEMO_FIXED');
    expect((await own(demo)).body).toEqual({});
  });

  it('goes with the account, and is in its export before', async () => {
    await keep({ hearing: 'deaf', showsName: true, shownName: 'Asha R.' });
    await keep({ hearing: 'coda' }, RAVI);
    const headers = { ...(await app.tokens.internal()), 'content-type': 'application/json' };
    const { body } = await app.call<{ records: { signers: object[] } }>(
      'GET',
      '/internal/export?userId=asha',
      { headers },
    );
    expect(body.records.signers).toMatchObject([{ hearing: 'deaf', shownName: 'Asha R.' }]);
    await app.call('POST', '/internal/erasures', { headers, body: '{"userId":"asha"}' });
    expect((await own()).body).toEqual({});
    expect((await own(RAVI)).body).toEqual({ hearing: 'coda' });
  });
});

describe('the region of a clip', () => {
  const regionOf = async (id: string) =>
    (await app.records()).find(({ _id }) => _id === id)?.contribution?.region;

  it('is that of its giver where the clip says none', async () => {
    const before = await announce(app, aDraft(Buffer.from('before')));
    await keep({ region: 'IN-KL' });
    const after = await announce(app, aDraft(Buffer.from('after')));
    const elsewhere = await announce(app, aDraft(Buffer.from('elsewhere'), { region: 'IN-DL' }));
    expect(await regionOf(before.body._id)).toBeNull();
    expect(await regionOf(after.body._id)).toBe('IN-KL');
    expect(await regionOf(elsewhere.body._id)).toBe('IN-DL');
  });
});

describe('a name on clips', () => {
  const accepted = { outcome: 'accepted' } as const;

  it('stands there only while its giver wants it', async () => {
    const { _id } = await putGiven(app, { contribution: accepted });
    expect(await shown(_id)).not.toHaveProperty('signer');
    await keep({ shownName: 'Asha from Pune' });
    expect(await shown(_id)).not.toHaveProperty('signer');
    await keep({ showsName: true, shownName: ' Asha from Pune ' });
    expect(await shown(_id)).toMatchObject({ signer: 'Asha from Pune' });
    const list = await app.call<{ data: WireVideo[] }>('GET', '/videos');
    expect(list.body.data).toMatchObject([{ signer: 'Asha from Pune' }]);
    await keep({ showsName: false, shownName: 'Asha from Pune' });
    expect(await shown(_id)).not.toHaveProperty('signer');
  });

  it('stands with no clip of somebody else, and with none that is not for all', async () => {
    await keep({ showsName: true, shownName: 'Asha' });
    const others = await putGiven(app, { authorId: 'ravi', contribution: accepted });
    expect(await shown(others._id)).not.toHaveProperty('signer');
    const { _id } = await putGiven(app);
    const headers = await app.tokens.bearer(ASHA);
    const { body } = await app.call<WireVideo>('GET', `/videos/${_id}`, { headers });
    expect(body).not.toHaveProperty('signer');
  });

  it('never stands with a minor’s', async () => {
    const at = new Date('2026-03-01T09:00:00Z');
    const consent = { version: '2026-11', scopes: ['keep', 'show'], age: 'guardian', at } as const;
    const minors = await putGiven(app, { contribution: { ...accepted, consent } });
    const { _id } = await putGiven(app, { contribution: accepted });
    await keep({ showsName: true, shownName: 'Asha' });
    expect(await shown(minors._id)).not.toHaveProperty('signer');
    expect(await shown(_id)).toHaveProperty('signer');
    await keep({ showsName: true, shownName: 'Asha', age: 'under-18' });
    expect(await shown(_id)).not.toHaveProperty('signer');
  });

  it.each([
    ['is not there', '  ', 'FORM_INCOMPLETE'],
    ['mixes scripts', 'Аsha', 'MIXED_SCRIPTS_IN_NAME'],
    ['has unseen letters', 'As\u200bha', 'UNSEEN_LETTERS_IN_NAME'],
  ])('is refused where it %s', async (_what, shownName, code) => {
    const { status, body } = await keep({ showsName: true, shownName });
    expect([status, body.code]).toEqual([400, code]);
  });
});
