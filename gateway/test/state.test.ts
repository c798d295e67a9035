import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCopies } from '../src/parts/copies.js';
import { aTestApp, type TestApp } from './support/build.js';
import { aDeadAddress, aPart, type Part } from './support/parts.js';
import type { SignedIn } from './support/people.js';
import { anAdmin } from './support/reviewing.js';

const aCopy = (copyId: string, more: object = {}) => ({
  ...{ copyId, version: '0.1.0', startedAt: '2026-01-01T00:00:00.000Z', ready: true },
  checks: { mongodb: 'ok' },
  ...more,
});
const holdings = {
  queues: { videosWaiting: 3, reportsOfClips: 1 },
  objects: [{ kind: 'videos', objects: 2, bytes: 10 }],
  database: { name: 'isl_media', documents: 5, bytes: 100 },
};
const parts: Part[] = [];
async function answering(answers: Record<string, object | (() => object)>): Promise<Part> {
  const part = await aPart((app) => {
    for (const [path, answer] of Object.entries(answers)) {
      app.get(path, async () => (typeof answer === 'function' ? answer() : answer));
    }
  });
  parts.push(part);
  return part;
}
afterAll(() => Promise.all(parts.map((part) => part.close())));

describe('the state', () => {
  let gateway: TestApp;
  let admin: SignedIn;
  let media: Part;
  beforeAll(async () => {
    const dead = await aDeadAddress();
    const seenAt = (ms: number) => new Date(gateway.now().getTime() - ms).toISOString();
    media = await answering({
      '/internal/state': aCopy('media-1', { inHand: 2, spareBytes: 7 }),
      '/internal/holdings': () => ({
        ...holdings,
        workers: [
          aCopy('worker-1', { seenAt: seenAt(2_000), inHand: 1 }),
          aCopy('worker-2', { seenAt: seenAt(60_000) }),
        ],
      }),
    });
    const sockets = {
      clients: 3,
      mostClients: 256,
      active: 2,
      framesPerSecond: 10,
      capacity: 24.8,
    };
    const checks = { model: 'weights are missing' };
    const emotion = await answering({
      '/internal/state': aCopy('emotion-1', { ready: false, checks, sockets }),
    });
    gateway = await aTestApp({
      MEDIA_URL: `${media.url},${dead}`,
      STATE_URLS: `emotion=${emotion.url},signs=${dead}`,
      ISL_COMMIT: 'abc1234',
    });
    admin = await anAdmin(gateway, 'admin@example.org');
  });
  afterAll(() => gateway.close());
  const internal = () => media.seen.filter(({ url }) => url.startsWith('/internal/'));
  const ask = async () =>
    (await gateway.call('GET', '/api/admin/state', { headers: { ...admin.headers } })).body;
  /** Of a moment at which this machine was quick enough for whoever answers to be there. */
  const state = async () => {
    for (;;) {
      const said = await ask();
      const there = (name: string) =>
        said.parts.some(
          (part: { name: string; copies: unknown[] }) => part.name === name && part.copies[0],
        );
      if (there('media') && there('worker') && there('emotion')) return said;
      gateway.advance(3_000);
    }
  };

  it('tells of each part its copies, and how many do not answer', async () => {
    const { parts: told, at } = await state();
    expect(at).toBe(gateway.now().toISOString());
    const by = Object.fromEntries(told.map((part: { name: string }) => [part.name, part]));
    expect(Object.keys(by)).toEqual([
      ...['gateway', 'content', 'media', 'worker', 'emotion', 'signs', 'rewriter'],
    ]);
    expect(by.gateway.copies).toMatchObject([{ commit: 'abc1234', ready: true }]);
    expect(by.media).toMatchObject({ away: 1, copies: [{ copyId: 'media-1', inHand: 2 }] });
    expect(by.worker).toMatchObject({ away: 1, copies: [{ copyId: 'worker-1' }] });
    expect(by.emotion.copies).toMatchObject([
      { ready: false, checks: { model: 'weights are missing' }, sockets: { capacity: 24.8 } },
    ]);
    expect(by.signs).toEqual({ name: 'signs', copies: [], away: 1 });
    expect(by.content).toMatchObject({ copies: [], away: 1 });
    const authorization = internal().map(({ headers }) => headers.authorization ?? '');
    expect(authorization.every((one) => one.startsWith('Bearer '))).toBe(true);
  });

  it('tells what waits and how much is kept, and who did not say', async () => {
    const { queues, objects, databases, missing } = await state();
    expect(queues).toEqual({
      ...{ videosWaiting: 3, reportsOfClips: 1, reviewerRequests: 0, messages: 0 },
      ...{ erasuresOpen: 0, erasuresOverdue: 0 },
    });
    expect(objects).toEqual(holdings.objects);
    expect(databases).toContainEqual(holdings.database);
    expect(databases).toContainEqual(
      expect.objectContaining({ name: gateway.db.databaseName, bytes: expect.any(Number) }),
    );
    expect(missing).toEqual(['content']);
  });

  it('is asked of the parts once, however many look', async () => {
    await state();
    gateway.advance(10_000);
    const asked = internal().length;
    await Promise.all([ask(), ask(), ask()]);
    expect(internal().length - asked).toBe(2);
  });

  it('of a part that does not answer holds nothing up', async () => {
    const silent = await aPart((app) => {
      app.get('/internal/state', () => new Promise(() => undefined));
      app.get('/internal/holdings', () => new Promise(() => undefined));
    });
    parts.push(silent);
    const other = await aTestApp({ MEDIA_URL: silent.url });
    try {
      const { headers } = await anAdmin(other, 'other@example.org');
      const { body } = await other.call('GET', '/api/admin/state', { headers: { ...headers } });
      expect(body.missing).toContain('media');
      expect(body.parts).toContainEqual({ name: 'media', copies: [], away: 1 });
    } finally {
      await other.close();
    }
  });
});

describe('the copies of a part', () => {
  const token = async () => 'token';

  it('are all addresses of its name', async () => {
    const first = await answering({ '/internal/state': aCopy('one') });
    const port = new URL(first.url).port;
    const resolve = async (name: string) =>
      name === 'emotion-copies' ? ['127.0.0.1', '::1', '127.0.0.3'] : [];
    const copiesOf = createCopies(token, resolve);
    const found = await copiesOf([`http://emotion-copies:${port}`], 'id');
    expect(found.copies.map(({ copyId }) => copyId)).toEqual(['one']);
    expect(found.away).toBe(2);
  });

  it('are away where the name is not known', async () => {
    const unknown = async (): Promise<string[]> => {
      throw new Error('ENOTFOUND');
    };
    const found = await createCopies(token, unknown)(['http://nobody.invalid:1'], 'id');
    expect(found).toEqual({ copies: [], away: 1 });
  });

  it('that have two addresses count once', async () => {
    const { url } = await answering({ '/internal/state': aCopy('same') });
    const { copies } = await createCopies(token)([url, `${url}/`], 'id');
    expect(copies).toHaveLength(1);
  });
});
