import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { aPart } from './support/parts.js';
import { ASHA, aPerson, refreshWith } from './support/people.js';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await aTestApp();
});
afterAll(() => gateway.close());

it('tells what became of an account, from where and in which request, and no secret', async () => {
  const { id, headers, refresh } = await aPerson(gateway, 'asha@example.org');
  const wrong = await gateway.call('POST', '/api/auth/login', {
    payload: { email: 'asha@example.org', password: 'my other sentence' },
    remoteAddress: '10.1.2.3',
  });
  await refreshWith(gateway, refresh);
  await refreshWith(gateway, 'nonsense');
  await gateway.call('GET', '/api/contact', { headers: { ...headers } });
  await gateway.call('DELETE', '/api/auth/sessions', { headers: { ...headers } });
  await gateway.call('DELETE', '/api/account', {
    headers: { ...headers },
    payload: { password: ASHA.password },
  });

  // The last line follows its answer.
  await expect.poll(() => gateway.recorded.length).toBe(7);
  expect(gateway.recorded).toMatchObject([
    { log: 'security', service: 'gateway', event: 'registration', outcome: 'done', who: id },
    { event: 'login', outcome: 'done', who: id },
    {
      event: 'login',
      outcome: 'refused',
      reason: 'BAD_CREDENTIALS',
      about: id,
      from: '10.1.2.3',
      requestId: wrong.headers['x-request-id'],
    },
    { event: 'refresh', outcome: 'refused', reason: 'SESSION_ENDED' },
    { event: 'access', outcome: 'refused', who: id, about: 'GET /api/contact' },
    { event: 'sessions-end', outcome: 'done', who: id },
    { event: 'account-deletion', outcome: 'done', who: id },
  ]);
  const text = JSON.stringify(gateway.recorded);
  for (const secret of [ASHA.password, 'my other sentence', refresh, headers.authorization]) {
    expect(text).not.toContain(secret);
  }
});

it.each([
  ['name', 'Ash\u0430', 'MIXED_SCRIPTS_IN_NAME'],
  ['lastName', 'Rao\u202e', 'UNSEEN_LETTERS_IN_LASTNAME'],
  ['location', 'Pu\u200bne', 'UNSEEN_LETTERS_IN_LOCATION'],
  ['email', 'ash\u0430@example.org', 'MIXED_SCRIPTS_IN_EMAIL'],
])('takes no %s that looks like another', async (field, text, code) => {
  const { status, body } = await gateway.call('POST', '/api/auth/register', {
    payload: { ...ASHA, [field]: text },
  });
  expect([status, body.code, body.msg]).toEqual([400, code, body.message]);
});

it('takes none in a change either', async () => {
  const { headers } = await aPerson(gateway, 'changes@example.org');
  const { status, body } = await gateway.call('PATCH', '/api/account', {
    headers: { ...headers },
    payload: { name: 'Ash\u0430' },
  });
  expect([status, body.code]).toEqual([400, 'MIXED_SCRIPTS_IN_NAME']);
});

it('tells who of the moderators did what to what others wrote, and not what they wrote themselves', async () => {
  const part = await aPart((app) => {
    app.all('/*', async (_request, reply) => reply.code(204).send());
  });
  const office = await aTestApp({ CONTENT_URL: part.url, MEDIA_URL: part.url });
  const as = async (id: string, roles: readonly string[]) => {
    const { token } = await office.tokens.access({ id, name: 'M', roles, demo: false });
    return { headers: { authorization: `Bearer ${token}` } };
  };
  const moderator = await as('mira', ['reviewer']);
  await office.call('POST', '/api/posts/1/hide', moderator);
  await office.call('DELETE', '/api/videos/2?x=1', moderator);
  await office.call('POST', '/api/posts', moderator);
  await office.call('GET', '/api/posts', moderator);
  await office.call('DELETE', '/api/posts/3', await as('asha', ['contributor']));

  await expect.poll(() => office.recorded.length).toBe(2);
  expect(office.recorded).toMatchObject([
    { event: 'moderation', outcome: 'done', who: 'mira', about: 'POST /api/posts/1/hide' },
    { event: 'moderation', outcome: 'done', who: 'mira', about: 'DELETE /api/videos/2' },
  ]);
  await Promise.all([office.close(), part.close()]);
});
