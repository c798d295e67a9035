import type { components } from '@isl/contracts/content';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { prepareStore } from '../src/prepare.js';
import { aTestApp, LEXICON_DIR, type TestApp } from './support/build.js';

type Course = components['schemas']['CourseDetail'];

let test: TestApp;

beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  await test.db.collection('formVerdicts').deleteMany({});
  await prepareStore(test.db, LEXICON_DIR, test.clock.now);
});

const FORM = 'word-hello';
const path = `/signs/forms/${FORM}/verdict`;
const someone = (id: string, ...roles: string[]) => test.tokens.bearer({ id, roles });
const RIGHT = { verdict: 'right', region: 'IN-KL' };
const WRONG = { verdict: 'wrong', region: 'IN-MH', fault: 'handshape' };

const judge = async (who: string, payload: object, ...roles: string[]) =>
  test.call('PUT', path, {
    headers: await someone(who, ...(roles.length > 0 ? roles : ['reviewer'])),
    payload,
  });
const sign = async (): Promise<{ status: string; pictureKind: string; video?: string }> =>
  (await test.call('GET', `/signs/${FORM}`)).body;

describe('a form that a signer finds wrong', () => {
  it('goes dark at once: no picture, no clip, and no course leads to it', async () => {
    expect(await sign()).toMatchObject({ status: 'draft', pictureKind: 'avatar' });

    const { status, body } = await judge('asha', WRONG);

    expect([status, body]).toEqual([200, { right: 0, wrong: 1, mine: WRONG }]);
    const dark = await sign();
    expect(dark).toMatchObject({ status: 'disputed', pictureKind: 'drawn' });
    expect(dark.video).toBeUndefined();
    const courses: { _id: string }[] = (await test.call('GET', '/courses')).body;
    const lessons = await Promise.all(
      courses.map(async ({ _id }) => (await test.call('GET', `/courses/${_id}`)).body as Course),
    );
    expect((await test.call('GET', '/signs/forms/disputed')).body).toEqual({ data: [FORM] });
    const shown = lessons.flatMap((course) => course.lessons.flatMap(({ signs }) => signs));
    expect(shown.map(({ _id }) => _id)).not.toContain(FORM);
  });

  it('is shown again when the verdict is taken back', async () => {
    await judge('asha', WRONG);
    const { body } = await test.call('DELETE', path, {
      headers: await someone('asha', 'reviewer'),
    });

    expect(body).toEqual({ right: 0, wrong: 0 });
    expect((await test.call('GET', '/signs/forms/disputed')).body).toEqual({ data: [] });
    expect(await sign()).toMatchObject({ status: 'draft', pictureKind: 'avatar' });
  });

  it('stays dark after a restart', async () => {
    await judge('asha', WRONG);
    await prepareStore(test.db, LEXICON_DIR, test.clock.now);

    expect(await sign()).toMatchObject({ status: 'disputed' });
  });

  it('stays shown where an admin decides that it is right', async () => {
    await judge('asha', WRONG);
    test.clock.advance(24 * 3_600_000);
    await judge('chief', RIGHT, 'admin');

    expect(await sign()).toMatchObject({ status: 'reviewed', pictureKind: 'avatar' });
  });

  it('is shown again when who found it wrong deletes the account', async () => {
    await judge('asha', WRONG);
    const headers = await test.tokens.internal();
    const { body } = await test.call('POST', '/internal/erasures', {
      headers,
      payload: { userId: 'asha' },
    });

    expect(body).toMatchObject({ erased: { formVerdicts: 1 } });
    expect(await sign()).toMatchObject({ status: 'draft' });
  });
});

describe('a form that signers find right', () => {
  it('is reviewed by two, and one who changes their mind makes it a draft', async () => {
    await judge('asha', RIGHT);
    expect(await sign()).toMatchObject({ status: 'draft' });

    await judge('ravi', RIGHT);
    expect(await sign()).toMatchObject({
      status: 'reviewed',
      forms: [{ id: FORM, reviewed: { count: 2, region: 'IN-KL' } }],
    });

    await test.call('DELETE', path, { headers: await someone('ravi', 'reviewer') });
    expect(await sign()).toMatchObject({ status: 'draft' });
  });

  it('is told with counts, and with one’s own word to whoever said it', async () => {
    await judge('asha', { ...RIGHT, fault: 'face', note: '  as in Kochi ' });
    const mine = { ...RIGHT, note: 'as in Kochi' };

    expect((await test.call('GET', path)).body).toEqual({ right: 1, wrong: 0 });
    const headers = await someone('asha', 'reviewer');
    expect((await test.call('GET', path, { headers })).body).toEqual({ right: 1, wrong: 0, mine });
  });

  it('counts no verdict on another notation of it', async () => {
    await judge('asha', WRONG);
    await test.db.collection('formVerdicts').updateMany({}, { $set: { formHash: 'of before' } });
    await prepareStore(test.db, LEXICON_DIR, test.clock.now);

    expect(await sign()).toMatchObject({ status: 'draft' });
    expect((await test.call('GET', path)).body).toEqual({ right: 0, wrong: 0 });
  });
});

describe('who judges a form', () => {
  it.each([
    ['nobody signed in', {}, 401],
    ['a member without the role', { roles: ['contributor'] }, 403],
  ])('is not %s', async (_who, roles, expected) => {
    const headers = expected === 401 ? {} : await test.tokens.bearer({ id: 'meera', ...roles });
    expect((await test.call('PUT', path, { headers, payload: WRONG })).status).toBe(expected);
    expect(await sign()).toMatchObject({ status: 'draft' });
  });

  it('says what is wrong with it, and of a form that there is', async () => {
    const { fault: _fault, ...silent } = WRONG;
    expect(await judge('asha', silent)).toMatchObject({
      status: 400,
      body: { code: 'REASON_NEEDED' },
    });
    const headers = await someone('asha', 'reviewer');
    const unknown = '/signs/forms/word-none/verdict';
    const said = await test.call('PUT', unknown, { headers, payload: RIGHT });
    expect(said).toMatchObject({ status: 404, body: { code: 'SIGN_NOT_FOUND' } });
  });

  it('finds it in the export of their data', async () => {
    await judge('asha', WRONG);
    const headers = await test.tokens.internal();
    const { body } = await test.call('GET', '/internal/export?userId=asha', { headers });

    expect(body).toMatchObject({ records: { formVerdicts: [{ formId: FORM, ...WRONG }] } });
  });
});
