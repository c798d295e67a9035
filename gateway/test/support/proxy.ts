import { afterAll, beforeAll } from 'vitest';
import { aTestApp, type TestApp } from './build.js';
import { aPart, type Part } from './parts.js';

export let content: Part;

export let media: Part;

export let rewriter: Part;

export let gateway: TestApp;

beforeAll(async () => {
  content = await aPart((app) => {
    app.get('/posts', async ({ query }) => [{ title: 'hello', query }]);
    app.post('/posts', async ({ body }, reply) =>
      reply.code(403).send({ code: 'NOT_YOURS', got: body }),
    );
    app.delete('/posts/1', async (_request, reply) => reply.code(204).send());
    app.get('/posts/leaky', async (_request, reply) =>
      reply
        .headers({
          server: 'content/1.0',
          'x-powered-by': 'fastify',
          'set-cookie': 'isl_refresh=stolen; Path=/api/auth',
          'access-control-allow-origin': '*',
          'keep-alive': 'timeout=1',
          etag: '"1"',
        })
        .send({}),
    );
    app.get('/internal/stats', async () => ({ counts: {} }));
  });
  media = await aPart((app) => {
    app.get('/videos/1/stream', async ({ headers }, reply) =>
      reply
        .code(206)
        .headers({ 'content-range': 'bytes 0-3/10', 'content-type': 'video/mp4' })
        .send(headers.range ?? 'none'),
    );
  });
  rewriter = await aPart((app) => {
    app.post('/api/py/generate', async ({ body }) => body);
  });
  gateway = await aTestApp({
    CONTENT_URL: content.url,
    MEDIA_URL: media.url,
    REWRITER_URL: rewriter.url,
  });
});

afterAll(async () => {
  await gateway.close();
  await Promise.all([content.close(), media.close(), rewriter.close()]);
});
