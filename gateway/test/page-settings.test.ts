import { describe, expect, it } from 'vitest';
import { aTestApp, DEMO } from './support/build.js';
import { open } from './support/page.js';

describe('the page’s settings', () => {
  it('name the sockets beside the host that was asked, the demo account and the limits', async () => {
    const { body, headers } = await open('/api/config');
    expect(body).toEqual({
      sockets: { emotion: 'http://isl.example:8090', signs: 'http://isl.example:8091' },
      signKit: 'http://isl.example:8083',
      demo: DEMO,
      limits: { uploadBytes: 512 * 1024 * 1024, uploadSeconds: 600 },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['[::1]:8080', 'http://[::1]:8090'],
    ['192.0.2.7', 'http://192.0.2.7:8090'],
  ])('understand the host %s', async (host, emotion) => {
    expect((await open('/api/config', { host })).body.sockets.emotion).toBe(emotion);
  });

  it.each(['a;script-src', "a'b", 'a,b', '%zz'])('refuse the host %s', async (host) => {
    const { status, body } = await open('/api/config', { host });
    expect([status, body.code]).toEqual([400, 'BAD_HOST']);
  });

  it('have no demo account where there is none', async () => {
    const without = await aTestApp({ DEMO_ENABLED: 'false' });
    const { body } = await without.call('GET', '/api/config');
    const login = await without.call('POST', '/api/auth/login', { payload: DEMO });
    await without.close();
    expect(body.demo).toBeNull();
    expect(login.status).toBe(401);
  });
});
