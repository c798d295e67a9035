import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountsRepository } from '../src/accounts/accounts.repository.js';
import { aTestApp, type TestApp } from './support/build.js';
import { aPerson, type SignedIn } from './support/people.js';
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

const anAsker = async (email: string): Promise<SignedIn> => {
  const asker = await aPerson(gateway, email);
  await at.ask(asker, { words: 'I teach ISL' });
  return asker;
};
const aGranted = async (email: string) => {
  const asker = await anAsker(email);
  const { body } = await at.decide(admin, { requestId: asker.id, act: 'grant' });
  return { asker, decisionId: String(body._id) };
};

describe('granting', () => {
  it('gives the role, tells the person and stays in the list', async () => {
    const asker = await anAsker('granted@example.org');
    const { status, body } = await at.decide(admin, {
      ...{ requestId: asker.id, act: 'grant', reason: ' Welcome! ' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ act: 'grant', person: 'Asha Rao', by: 'Meera Nair', reason: 'Welcome!' },
      at: gateway.now().toISOString(),
    });
    expect(await at.rolesOf(asker)).toEqual(['contributor', 'reviewer']);
    expect(await at.own(asker)).toMatchObject({
      ...{ state: 'granted', answer: { act: 'grant', reason: 'Welcome!' } },
    });
    expect((await at.decided(admin)).body.data).toContainEqual(body);
    expect(gateway.recorded).toContainEqual(
      expect.objectContaining({
        ...{ event: 'role-grant', who: admin.id, about: asker.id, reason: 'reviewer' },
      }),
    );
  });

  it('happens once where two admins decide at the same time', async () => {
    const asker = await anAsker('twice@example.org');
    const [one, two] = await Promise.all([
      at.decide(admin, { requestId: asker.id, act: 'grant' }),
      at.decide(admin, { requestId: asker.id, act: 'decline', reason: 'Not yet' }),
    ]);
    expect([one.status, two.status].sort()).toEqual([201, 404]);
    const isGranted = one.status === 201;
    expect((await at.rolesOf(asker)).includes('reviewer')).toBe(isGranted);
    const about = (await at.decided(admin)).body.data.filter(
      ({ act, at: moment }: { act: string; at: string }) =>
        act === (isGranted ? 'decline' : 'grant') && moment === gateway.now().toISOString(),
    );
    expect(about.map(({ reason }: { reason?: string }) => reason)).not.toContain('Not yet');
  });

  it('and undoing leave an admin an admin', async () => {
    const { asker, decisionId } = await aGranted('risen@example.org');
    const roles = ['contributor', 'reviewer', 'admin'] as const;
    await createAccountsRepository(gateway.db).setRoles(asker.id, roles);
    expect((await at.undo(admin, decisionId)).status).toBe(200);
    expect(await at.rolesOf(asker)).toEqual(roles);
  });
});

describe('declining', () => {
  it('wants a reason, which the person reads; they may ask again', async () => {
    const asker = await anAsker('declined@example.org');
    const decline = (reason?: string) =>
      at.decide(admin, { requestId: asker.id, act: 'decline', ...(reason ? { reason } : {}) });
    expect((await decline()).body.code).toBe('REASON_NEEDED');
    expect((await decline('Tell us more, please')).status).toBe(201);
    expect(await at.own(asker)).toMatchObject({
      ...{ state: 'declined', answer: { act: 'decline', reason: 'Tell us more, please' } },
    });
    expect(await at.rolesOf(asker)).toEqual(['contributor']);
    expect((await at.ask(asker, { words: 'More' })).body).toMatchObject({ state: 'asked' });
  });
});

describe('undoing', () => {
  it('takes the role again, opens the request and says why', async () => {
    const { asker, decisionId } = await aGranted('undone@example.org');
    const { status, body } = await at.undo(admin, decisionId, 'It was somebody else');
    expect(status).toBe(200);
    expect(body.undone).toMatchObject({ by: 'Meera Nair', reason: 'It was somebody else' });
    expect(await at.rolesOf(asker)).toEqual(['contributor']);
    expect(await at.own(asker)).toMatchObject({
      ...{ state: 'asked', answer: { act: 'undo', reason: 'It was somebody else' } },
    });
    const again = await at.undo(admin, decisionId);
    expect([again.status, again.body.code]).toEqual([404, 'DECISION_NOT_FOUND']);
  });

  it('makes a teacher a teacher again', async () => {
    const asker = await anAsker('teacher@example.org');
    await createAccountsRepository(gateway.db).setRoles(asker.id, ['contributor', 'teacher']);
    const { body } = await at.decide(admin, { requestId: asker.id, act: 'grant' });
    expect(await at.rolesOf(asker)).toContain('reviewer');
    await at.undo(admin, body._id);
    expect(await at.rolesOf(asker)).toEqual(['contributor', 'teacher']);
  });

  it('leaves a later decision about the same person as it is', async () => {
    const asker = await anAsker('later@example.org');
    const declined = await at.decide(admin, {
      ...{ requestId: asker.id, act: 'decline', reason: 'Not yet' },
    });
    await at.ask(asker);
    await at.decide(admin, { requestId: asker.id, act: 'grant' });
    expect((await at.undo(admin, declined.body._id)).status).toBe(200);
    expect(await at.own(asker)).toMatchObject({ state: 'granted' });
    expect(await at.rolesOf(asker)).toContain('reviewer');
  });
});

it('decisions come by pages, newest first', async () => {
  const newest = await aGranted('page@example.org');
  const first = (await at.decided(admin, '?limit=1')).body.data;
  const second = (await at.decided(admin, `?limit=1&after=${first[0]._id}`)).body.data;
  expect(first[0]._id).toBe(newest.decisionId);
  expect(second).toHaveLength(1);
  expect(second[0]._id).not.toBe(newest.decisionId);
});
