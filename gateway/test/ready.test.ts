import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { aPart, type Part } from './support/parts.js';

let content: Part;
let media: Part;
let gateway: TestApp;

beforeAll(async () => {
  content = await aPart((app) => {
    app.get('/ready', async () => ({ secret: 'an address inside' }));
  });
  media = await aPart((app) => {
    app.get('/ready', async (_request, reply) => reply.code(503).send({}));
  });
  gateway = await aTestApp({
    CONTENT_URL: `http://127.0.0.1:9,${content.url}`,
    MEDIA_URL: media.url,
  });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([content.close(), media.close()]);
});

it('names the parts that are not ready, and is ready itself', async () => {
  const { status, body } = await gateway.call('GET', '/ready');
  expect([status, body]).toEqual([
    200,
    {
      ready: true,
      checks: { mongodb: 'ok', content: 'ok', media: 'not ready', rewriter: 'not ready' },
    },
  ]);
});

it('asks a part once in three seconds, however often it is asked', async () => {
  let asked = 0;
  let status = 200;
  const one = await aPart((app) => {
    app.get('/ready', async (_request, reply) => {
      asked += 1;
      return reply.code(status).send({});
    });
  });
  // Each of several copies is asked more often, for the requests' sake.
  const gateway = await aTestApp({ CONTENT_URL: one.url });
  await Promise.all([1, 2, 3].map(() => gateway.call('GET', '/ready')));
  expect(asked).toBe(1);
  status = 503;
  gateway.advance(2_999);
  expect((await gateway.call('GET', '/ready')).body.checks.content).toBe('ok');
  gateway.advance(1);
  expect((await gateway.call('GET', '/ready')).body.checks.content).toBe('not ready');
  await gateway.close();
  await one.close();
});

it('tells operators why', async () => {
  const reply = await gateway.operations.inject('/ready');
  expect(reply.json().checks).toMatchObject({ media: 'answered 503', mongodb: 'ok' });
});
