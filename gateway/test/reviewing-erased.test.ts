import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { aPart, type Part } from './support/parts.js';
import { ASHA, aPerson, type SignedIn } from './support/people.js';
import { anAdmin, reviewing } from './support/reviewing.js';

let gateway: TestApp;
let part: Part;
let admin: SignedIn;
let at: ReturnType<typeof reviewing>;
beforeAll(async () => {
  part = await aPart((app) => {
    app.get('/internal/export', async () => ({ records: {} }));
    app.post('/internal/erasures', async () => ({ erased: {} }));
  });
  gateway = await aTestApp({ CONTENT_URL: part.url, MEDIA_URL: part.url });
  admin = await anAdmin(gateway, 'admin@example.org');
  at = reviewing(gateway);
});
afterAll(async () => {
  await gateway.close();
  await part.close();
});

const erase = ({ headers }: SignedIn) =>
  gateway.call('DELETE', '/api/account', {
    headers: { ...headers },
    payload: { password: ASHA.password },
  });
const stored = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all(
      ['reviewerRequests', 'reviewerDecisions'].map((name) =>
        gateway.db.collection(name).find().toArray(),
      ),
    ),
  );
async function anUndone(email: string): Promise<SignedIn> {
  const asker = await aPerson(gateway, email, { name: 'Kavya', lastName: 'Menon' });
  await at.ask(asker, { words: 'Born Deaf in Kochi' });
  const grant = { requestId: asker.id, act: 'grant', reason: 'Welcome, Kavya' };
  const { body } = await at.decide(admin, grant);
  await at.undo(admin, body._id, 'Kavya asked for it');
  return asker;
}

it('the export holds the request and what was decided, without the admin', async () => {
  const asker = await anUndone('export@example.org');
  const { body, text } = await gateway.call('GET', '/api/account/export', {
    headers: { ...asker.headers },
  });
  expect(body.records.reviewerRequests).toMatchObject([
    { state: 'asked', words: 'Born Deaf in Kochi', answer: { act: 'undo' } },
  ]);
  expect(body.records.reviewerDecisions).toMatchObject([
    { act: 'grant', reason: 'Welcome, Kavya', undone: { reason: 'Kavya asked for it' } },
  ]);
  expect(text).not.toContain('Meera');
  await erase(asker);
});

it('an account that goes leaves a line that names nobody and cannot be undone', async () => {
  const asker = await anUndone('erased@example.org');
  const again = await at.decide(admin, { requestId: asker.id, act: 'grant' });
  expect((await erase(asker)).status).toBe(202);
  expect(await stored()).not.toMatch(new RegExp(`Kavya|Kochi|${asker.id}`));
  const [newest] = (await at.decided(admin)).body.data;
  expect(newest).toEqual({
    ...{ _id: again.body._id, act: 'grant', by: 'Meera Nair', at: gateway.now().toISOString() },
  });
  expect((await at.undo(admin, newest._id)).status).toBe(404);
});

it('an admin who goes leaves what they decided, without their name', async () => {
  const other = await anAdmin(gateway, 'leaves@example.org');
  const asker = await aPerson(gateway, 'stays@example.org');
  await at.ask(asker);
  await at.decide(other, { requestId: asker.id, act: 'grant' });
  await erase(other);
  expect(await stored()).not.toContain(other.id);
  const [newest] = (await at.decided(admin)).body.data;
  expect(newest).not.toHaveProperty('by');
  expect(await at.rolesOf(asker)).toContain('reviewer');
});
