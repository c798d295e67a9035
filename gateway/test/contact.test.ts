import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountsRepository } from '../src/accounts/accounts.repository.js';
import { startClearing } from '../src/contact/clearing.js';
import { createMessagesRepository } from '../src/contact/messages.repository.js';
import { aTestApp, type TestApp } from './support/build.js';
import { ASHA, aPerson, logIn } from './support/people.js';

let gateway: TestApp;
let admin: { readonly authorization: string };
beforeAll(async () => {
  gateway = await aTestApp();
  const email = 'admin@example.org';
  const { id } = await aPerson(gateway, email);
  await createAccountsRepository(gateway.db).setRoles(id, ['contributor', 'reviewer', 'admin']);
  admin = (await logIn(gateway, { ...ASHA, email })).headers;
});
afterAll(() => gateway.close());

const send = (payload: object) => gateway.call('POST', '/api/contact', { payload });
const list = (headers: Record<string, string> = {}) =>
  gateway.call('GET', '/api/contact', { headers });

describe('a message to those who run the site', () => {
  it('is taken without an account, read by an admin, and gone once it is answered', async () => {
    const message = { topic: 'takedown', text: 'I am in this video.', replyTo: 'me@example.org' };
    const { status, body } = await send(message);
    expect([status, body.createdAt]).toEqual([201, gateway.now().toISOString()]);
    expect((await list(admin)).body.data).toEqual([{ ...message, ...body }]);

    const answered = () => gateway.call('DELETE', `/api/contact/${body.id}`, { headers: admin });
    expect((await answered()).status).toBe(204);
    expect((await list(admin)).body.data).toEqual([]);
    expect((await answered()).body.code).toBe('MESSAGE_NOT_FOUND');
  });

  it('is removed after a year where nobody answered', async () => {
    const messages = createMessagesRepository(gateway.db);
    const sentAt = (days: number) => new Date(gateway.now().getTime() - days * 86_400_000);
    const old = await messages.keep({ topic: 'other', text: 'Too old.' }, sentAt(366));
    const young = await messages.keep({ topic: 'other', text: 'Not yet.' }, sentAt(364));
    const clearing = startClearing(messages, gateway.now, (error) => {
      throw error;
    });
    await clearing.stop();
    const kept = (await messages.list()).map(({ id }) => id);
    expect(kept).toContain(young);
    expect(kept).not.toContain(old);
    await messages.remove(young);
  });

  it('is read by nobody else', async () => {
    const person = await aPerson(gateway, 'reader@example.org');
    expect((await list()).status).toBe(401);
    expect((await list(person.headers)).status).toBe(403);
    const removing = await gateway.call('DELETE', '/api/contact/x', { headers: person.headers });
    expect(removing.status).toBe(403);
  });

  it.each([
    ['empty', { topic: 'review', text: '   ' }],
    ['too long', { topic: 'review', text: 'x'.repeat(4001) }],
    ['about none of the topics', { topic: 'praise', text: 'Good.' }],
    ['about nothing', { text: 'Hello.' }],
  ])('is refused when it is %s', async (_what, payload) => {
    expect((await send(payload)).status).toBe(400);
  });

  it('is not taken from one address without end but for a proof', async () => {
    const flooded = await aTestApp({ RATE_LIMIT_SCALE: '1' });
    const answers = [];
    for (let sent = 0; sent < 6; sent += 1) {
      const payload = { topic: 'other', text: `Message ${sent}` };
      answers.push((await flooded.call('POST', '/api/contact', { payload })).status);
    }
    await flooded.close();
    expect(answers).toEqual([201, 201, 201, 201, 201, 428]);
  });
});
