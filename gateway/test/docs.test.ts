import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { openIn, policyOf } from './support/pages.js';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await aTestApp();
});
afterAll(() => gateway.close());

const open = (path: string, headers: Record<string, string> = {}) => openIn(gateway, path, headers);

describe('the contract as pages', () => {
  it('is there, with a policy of its own', async () => {
    const page = await open('/api/docs/');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('swagger-ui-bundle.js');
    expect(page.text).not.toMatch(/<script>|https?:\/\//);
    expect(policyOf(page)).toMatchObject({ 'default-src': ["'self'"] });
    expect((await open('/api/docs/static/swagger-ui-bundle.js')).status).toBe(200);
    const start = await open('/api/docs/static/swagger-initializer.js');
    expect(start.text).toContain('/api/docs/parts/media');
  });

  it.each(['gateway', 'content', 'media', 'rewriter'])(
    'shows %s as the outside reaches it',
    async (part) => {
      const { status, body } = await open(`/api/docs/parts/${part}`);
      expect(status).toBe(200);
      const paths = Object.keys(body.paths);
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.filter((path) => path.startsWith('/internal'))).toEqual([]);
      const [{ url }] = body.servers;
      expect(['/', '/api']).toContain(url);
    },
  );

  it('knows no other part', async () => {
    expect((await open('/api/docs/parts/nothing')).status).toBe(404);
    expect((await open('/api/docs/parts/constructor')).status).toBe(404);
  });
});
