import { expect, it } from 'vitest';
import { aTestApp } from './support/build.js';
import { aPart } from './support/parts.js';

it('lets nobody guess while the store is away, and goes on to be read', async () => {
  const content = await aPart((app) => {
    app.get('/posts', async () => []);
  });
  const gateway = await aTestApp({ CONTENT_URL: content.url });
  // The erasing that starts with the gateway holds a connection for a moment.
  await gateway.app.inject('/ready');
  await gateway.db.client.close(true);
  const payload = { email: 'asha@example.org', password: 'a guess' };
  const login = await gateway.call('POST', '/api/auth/login', { payload });
  const message = await gateway.call('POST', '/api/contact', {
    payload: { topic: 'other', text: 'Hello.' },
  });
  const [posts, page] = [await gateway.call('GET', '/api/posts'), await gateway.call('GET', '/')];
  await gateway.app.close();
  await content.close();
  expect([login.status, login.body.code]).toEqual([503, 'STORE_UNAVAILABLE']);
  expect(message.status).toBe(503);
  expect([posts.status, page.status]).toEqual([200, 200]);
});
