import { describe, expect, it } from 'vitest';
import { content, gateway } from './support/proxy.js';

describe('what is not passed on', () => {
  it.each([
    '/api/internal/stats',
    '/internal/stats',
    '/internal/erasures',
    '/api/posts/../internal/stats',
    '/api/posts/..%2finternal/stats',
    '/api/posts/%2e%2e/internal/stats',
    '/api/posts//internal/stats',
    '/api/posts%2f..%2finternal/stats',
    '/api/posts/..%5cinternal/stats',
    '/api/posts/x/%2E./internal/stats',
    '/api/posts/..',
    '/api/%70osts/..%2finternal/stats',
    '/api/postsx',
    '/api/nothing',
    '/api',
  ])('does not lead inside by %s', async (path) => {
    const before = content.seen.length;
    const { status } = await gateway.call('GET', path, { headers: { accept: 'text/html' } });
    expect([400, 404]).toContain(status);
    const asked = content.seen.slice(before).map(({ url }) => url);
    expect(asked.filter((url) => url.startsWith('/internal'))).toEqual([]);
  });

  it.each(['/api/posts/a..b', '/api/posts?path=../x', '/api/posts/50%25'])(
    'is not what only looks like a way inside: %s',
    async (path) => {
      const before = content.seen.length;
      await gateway.call('GET', path);
      expect(content.seen[before]?.url).toBe(path.replace('/api', ''));
    },
  );

  it('is no address whose beginning is written in another way', async () => {
    const { status, body } = await gateway.call('GET', '/api/%70osts');
    expect([status, body.code]).toEqual([400, 'INVALID_ADDRESS']);
  });

  it.each(['GET', 'POST', 'DELETE', 'PUT'] as const)(
    'answers an unknown %s with JSON',
    async (method) => {
      const { status, body } = await gateway.call(method, '/api/nothing?secret=1');
      expect(status).toBe(404);
      expect(body).toEqual({
        statusCode: 404,
        code: 'NOT_FOUND',
        message: `There is no ${method} /api/nothing here.`,
        requestId: expect.any(String),
      });
    },
  );

  it('refuses a text of a megabyte, and says so', async () => {
    const before = content.seen.length;
    const payload = { content: 'x'.repeat(1024 * 1024) };
    const { status, body } = await gateway.call('POST', '/api/posts', { payload });
    expect([status, body.code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(content.seen.length).toBe(before);
  });
});
