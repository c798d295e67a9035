import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { openIn } from './support/pages.js';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await aTestApp({ WEB_ORIGINS: 'https://app.example' });
});
afterAll(() => gateway.close());

const open = (path: string, headers: Record<string, string> = {}) => openIn(gateway, path, headers);

describe('other origins', () => {
  it('may read with cookies when they are ours, and not otherwise', async () => {
    const ask = async (origin: string) => (await open('/api/config', { origin })).headers;
    expect(await ask('https://app.example')).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      'access-control-allow-credentials': 'true',
    });
    expect((await ask('https://else.example'))['access-control-allow-origin']).not.toBe(
      'https://else.example',
    );
  });

  it('may show clips where they are sign-kit, as a stranger sees them, and nothing else', async () => {
    const origin = 'http://127.0.0.1:8083';
    const host = '127.0.0.1:8080';
    for (const path of ['/api/videos/0123/stream', '/api/videos/0123/poster?ticket=a']) {
      const { headers } = await open(path, { origin, host });
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        vary: expect.stringContaining('Origin'),
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      const other = (await open(path, { origin: 'http://127.0.0.1:8084', host })).headers;
      expect(other['access-control-allow-origin']).toBeUndefined();
    }
    for (const path of ['/api/videos/mine', '/api/videos/0123', '/api/users/me']) {
      const { headers } = await open(path, { origin, host });
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('are answered before they write', async () => {
    const { status, headers } = await gateway.call('OPTIONS', '/api/posts', {
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(status).toBe(204);
    expect(headers['access-control-allow-methods']).toContain('DELETE');
    expect(headers['access-control-allow-headers']).toBe('authorization,content-type');
  });

  it('get no refusal outside the contract for an OPTIONS that asks for nothing', async () => {
    const { status, headers } = await gateway.call('OPTIONS', '/api/auth/login');
    expect(status).toBe(204);
    expect(headers['x-request-id']).toBeTruthy();
  });
});
