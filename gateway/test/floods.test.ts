import { describe, expect, it } from 'vitest';
import { DEMO } from './support/build.js';
import { anAddress, anEmail, gateway, post, somebody, times } from './support/limits.js';

describe('floods', () => {
  it('of uploads are counted apart from other writes', async () => {
    const from = anAddress();
    for (const _ of times(30)) {
      expect((await post('/api/videos/upload', { a: 1 }, from)).status).toBe(201);
    }
    const refused = await post('/api/videos/upload', { a: 1 }, from);
    expect(refused.status).toBe(429);
    // The page paints an upload's failure red by this word.
    expect(refused.body.message).toMatch(/^Error: Too many attempts/);
    expect((await post('/api/videos/1/ticket', undefined, from)).status).toBe(200);
  });

  it('of writes end after 300 in five minutes, over all routes together', async () => {
    const from = anAddress();
    for (const _ of times(299)) await post('/api/videos/1/ticket', undefined, from);
    expect((await post('/api/auth/logout', undefined, from)).status).toBe(204);
    const refused = await post('/api/videos/1/ticket', undefined, from);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toContain('Try again in');
  });

  it('of reading end after 600 in a minute; who signed in, now or before, counts for themselves', async () => {
    const [from, email] = [anAddress(), anEmail()];
    const { headers, device } = await somebody(email);
    const read = (more = {}) =>
      gateway.call('GET', '/api/videos', { remoteAddress: from, ...more });
    for (const _ of times(600)) expect((await read()).status).toBe(200);
    const refused = await read();
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await read({ headers })).status).toBe(200);
    expect((await read({ cookies: { isl_device: device } })).status).toBe(200);
    // Whoever has the demo account is as a visitor.
    const { body } = await post('/api/auth/login', DEMO, anAddress());
    expect((await read({ headers: { authorization: `Bearer ${body.token}` } })).status).toBe(429);
    expect((await post('/api/videos/1/ticket', undefined, from)).status).toBe(200);
  });

  it('of visitor cookies end after 20 in ten minutes; the page comes all the same', async () => {
    const from = anAddress();
    const visits = [];
    for (const index of times(25)) {
      const url = index % 2 ? '/' : '/api/config';
      visits.push(await gateway.call('GET', url, { remoteAddress: from }));
    }
    expect(visits.map(({ status }) => status)).toEqual(Array(25).fill(200));
    expect(visits.filter(({ cookies }) => cookies.length > 0)).toHaveLength(20);
  });
});
