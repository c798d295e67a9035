import { expect, it } from 'vitest';
import { aService } from './support/service.js';

function aServiceWithThings() {
  const { app } = aService({ headers: { 'strict-transport-security': 'max-age=1' } });
  app.get('/things/:id', async () => ({}));
  app.delete('/things/:id', async () => ({}));
  app.get('/files/*', async () => ({}));
  return app;
}

it('says which methods an address knows', async () => {
  const reply = await aServiceWithThings().inject({ method: 'POST', url: '/things/7?a=b' });
  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'GET, HEAD, DELETE']);
  expect(reply.json()).toEqual({
    statusCode: 405,
    code: 'METHOD_NOT_ALLOWED',
    message: 'There is no POST /things/7 here; the address is right.',
    requestId: reply.headers['x-request-id'],
  });
  expect(reply.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=1',
  });
});

it.each(['/things', '/things/7/more', '/files/7'])('does not know POST %s at all', async (url) => {
  const reply = await aServiceWithThings().inject({ method: 'POST', url });
  expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND']);
});
