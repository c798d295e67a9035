import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, DEMO, type TestApp } from './support/build.js';
import { aPerson, logIn, type SignedIn } from './support/people.js';
import { anAdmin, reviewing } from './support/reviewing.js';

let gateway: TestApp;
let admin: SignedIn;
let at: ReturnType<typeof reviewing>;
beforeAll(async () => {
  gateway = await aTestApp();
  admin = await anAdmin(gateway, 'admin@example.org');
  at = reviewing(gateway);
});
afterAll(() => gateway.close());

describe('asking to review', () => {
  it('is seen by the person and by an admin, with the words', async () => {
    const asha = await aPerson(gateway, 'asks@example.org');
    expect(await at.own(asha)).toBeNull();
    const asked = await at.ask(asha, { words: '  My parents are Deaf. ' });
    const askedAt = gateway.now().toISOString();
    const request = { state: 'asked', words: 'My parents are Deaf.', askedAt };
    expect([asked.status, asked.body]).toEqual([201, request]);
    expect(await at.own(asha)).toEqual(request);
    expect((await at.open(admin)).body.data).toContainEqual({
      ...{ id: asha.id, name: 'Asha Rao', location: 'Pune', memberSince: askedAt, askedAt },
      words: 'My parents are Deaf.',
    });
  });

  it('needs no words; asking again changes them', async () => {
    const asha = await aPerson(gateway, 'again@example.org');
    expect((await at.ask(asha, { words: '  ' })).body).not.toHaveProperty('words');
    await at.ask(asha, { words: 'Born Deaf' });
    const mine = (await at.open(admin)).body.data.filter(
      ({ id }: { id: string }) => id === asha.id,
    );
    expect(mine).toMatchObject([{ words: 'Born Deaf' }]);
  });

  it('can be taken back once', async () => {
    const asha = await aPerson(gateway, 'back@example.org');
    await at.ask(asha);
    expect((await at.takeBack(asha)).status).toBe(204);
    expect(await at.own(asha)).toBeNull();
    const again = await at.takeBack(asha);
    expect([again.status, again.body.code]).toEqual([404, 'REVIEWER_REQUEST_NOT_FOUND']);
    const decided = await at.decide(admin, { requestId: asha.id, act: 'grant' });
    expect(decided.status).toBe(404);
    expect(await at.rolesOf(asha)).toEqual(['contributor']);
  });

  it('is refused to reviewers, to the shared account and without an account', async () => {
    expect((await at.ask(admin)).body.code).toBe('REVIEWER_ALREADY');
    expect((await at.ask(await logIn(gateway, DEMO))).body.code).toBe('DEMO_FIXED');
    expect((await gateway.call('POST', '/api/account/reviewing', { payload: {} })).status).toBe(
      401,
    );
    const asha = await aPerson(gateway, 'wordy@example.org');
    expect((await at.ask(asha, { words: 'x'.repeat(601) })).status).toBe(400);
  });
});

describe('those who are no admin', () => {
  it('neither see requests and decisions nor decide, of themselves least of all', async () => {
    const asha = await aPerson(gateway, 'curious@example.org');
    await at.ask(asha);
    const answers = [
      await at.open(asha),
      await at.decided(asha),
      await at.decide(asha, { requestId: asha.id, act: 'grant' }),
      await at.undo(asha, 'f'.repeat(24)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await at.rolesOf(asha)).toEqual(['contributor']);
  });
});
