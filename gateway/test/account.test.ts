import { createSecurityLog } from '@isl/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.js';
import { readConfig } from '../src/config.js';
import { createErasuresRepository } from '../src/erasures/erasures.repository.js';
import { createErasuresService } from '../src/erasures/erasures.service.js';
import { createPartClient } from '../src/parts/part-client.js';
import { createUpstreams } from '../src/parts/upstreams.js';
import { createSigningKeys } from '../src/tokens/keys.js';
import { aTestApp, DEMO, type TestApp } from './support/build.js';
import { aDeadAddress, aPart, type Part } from './support/parts.js';
import { ASHA, aPerson, logIn, refreshCookieOf, refreshWith } from './support/people.js';

const MINUTE_MS = 60_000;

let content: Part;
let media: Part;
let gateway: TestApp;
let isMediaUp = true;
const erased: string[] = [];

beforeAll(async () => {
  const anInternalPart = (name: string, isUp: () => boolean) =>
    aPart((app) => {
      app.addHook('onRequest', async (request, reply) => {
        const isInternal = await gateway.tokens.verifier.requireInternal(request).then(
          () => true,
          () => false,
        );
        if (!isInternal) return reply.code(401).send();
        return isUp() ? undefined : reply.code(500).send();
      });
      app.post('/internal/erasures', async (request) => {
        erased.push(`${name} ${(request.body as { userId: string }).userId}`);
        return { erased: {} };
      });
      app.get('/internal/export', async ({ query }) => ({
        records: { [name]: [{ of: (query as { userId: string }).userId }] },
      }));
    });
  content = await anInternalPart('content', () => true);
  media = await anInternalPart('media', () => isMediaUp);
  gateway = await aTestApp({
    CONTENT_URL: `${await aDeadAddress()},${content.url}`,
    MEDIA_URL: media.url,
  });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([content.close(), media.close()]);
});
beforeEach(() => {
  isMediaUp = true;
  erased.length = 0;
});

type Headers = { readonly authorization: string };
const change = (headers: Headers, payload: object) =>
  gateway.call('PATCH', '/api/account', { headers: { ...headers }, payload });
const erase = (headers: Headers, password: string) =>
  gateway.call('DELETE', '/api/account', { headers: { ...headers }, payload: { password } });

/** What the background loop would do now. */
function erasuresNow() {
  const parts = [
    { name: 'content', url: content.url },
    { name: 'media', url: media.url },
  ].map(({ name, url }) =>
    createPartClient({
      name,
      upstreams: createUpstreams([url], gateway.now),
      issueToken: gateway.tokens.internal,
      onFailure: () => {},
    }),
  );
  return createErasuresService({
    erasures: createErasuresRepository(gateway.db),
    parts,
    eraseHere: async () => {},
    clock: gateway.now,
  });
}

describe('changing the account', () => {
  it('keeps what was not named', async () => {
    const { headers } = await aPerson(gateway, 'change@example.org');
    const { status, body } = await change(headers, { location: ' Kochi ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ location: 'Kochi', name: 'Asha', lastName: 'Rao' });
    expect((await change(headers, {})).body.location).toBe('Kochi');
  });

  it('wants the present password for a new one', async () => {
    const { headers } = await aPerson(gateway, 'prove@example.org');
    const newPassword = 'another sentence';
    const without = await change(headers, { newPassword });
    expect([without.status, without.body.code]).toEqual([400, 'PASSWORD_NEEDED']);
    const wrong = await change(headers, { newPassword, password: 'wrong', name: 'Other' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'WRONG_PASSWORD']);
    const me = await gateway.call('GET', '/api/auth/me', { headers: { ...headers } });
    expect(me.body.name).toBe('Asha');
  });

  it('signs every other browser out with a new password, and keeps this one', async () => {
    const email = 'devices@example.org';
    const { headers, refresh } = await aPerson(gateway, email);
    const answer = await change(headers, {
      newPassword: 'another sentence',
      password: ASHA.password,
    });
    expect(answer.status).toBe(200);
    expect((await refreshWith(gateway, refresh)).status).toBe(401);
    expect((await refreshWith(gateway, refreshCookieOf(answer))).status).toBe(200);
    await expect(logIn(gateway, { email, password: 'another sentence' })).resolves.toBeTruthy();
    await expect(logIn(gateway, { email, password: ASHA.password })).rejects.toThrow('refused');
  });

  it('cannot give itself a role or another e-mail', async () => {
    const { headers } = await aPerson(gateway, 'modest@example.org');
    const { body } = await change(headers, {
      roles: ['admin'],
      email: 'x@example.org',
      demo: true,
    });
    expect(body).toMatchObject({
      roles: ['contributor'],
      email: 'modest@example.org',
      demo: false,
    });
  });

  it('is refused without a login', async () => {
    const answer = await gateway.call('PATCH', '/api/account', { payload: { name: 'X' } });
    expect(answer.status).toBe(401);
  });

  it('leaves the demo account as it is', async () => {
    const { headers } = await logIn(gateway, DEMO);
    const changed = await change(headers, { name: 'Mine' });
    expect([changed.status, changed.body.code]).toEqual([403, 'DEMO_FIXED']);
    const gone = await erase(headers, DEMO.password);
    expect([gone.status, gone.body.code]).toEqual([403, 'DEMO_FIXED']);
    await expect(logIn(gateway, DEMO)).resolves.toBeTruthy();
  });
});

describe('deleting the account', () => {
  it('erases it here and asks every part to erase the rest', async () => {
    const email = 'gone@example.org';
    const { headers, id, refresh } = await aPerson(gateway, email);
    const { status, body, cookies } = await erase(headers, ASHA.password);
    expect([status, body]).toEqual([202, { state: 'done' }]);
    expect(cookies[0]).toMatchObject({ name: 'isl_refresh', value: '' });
    expect([...erased].sort()).toEqual([`content ${id}`, `media ${id}`]);
    await expect(logIn(gateway, { email, password: ASHA.password })).rejects.toThrow();
    expect((await refreshWith(gateway, refresh)).status).toBe(401);
    expect((await gateway.call('GET', '/api/auth/me', { headers: { ...headers } })).status).toBe(
      401,
    );
    for (const name of ['users', 'sessions', 'passwordResets', 'erasures']) {
      expect(JSON.stringify(await gateway.db.collection(name).find().toArray())).not.toContain(
        email,
      );
    }
  });

  it('asks once more when no token of the person can be valid, then is done', async () => {
    const { headers, id } = await aPerson(gateway, 'twice@example.org');
    await erase(headers, ASHA.password);
    erased.length = 0;
    gateway.advance(15 * MINUTE_MS);
    await erasuresNow().runDue();
    expect(erased.filter((one) => one.endsWith(id))).toEqual([]);
    gateway.advance(MINUTE_MS);
    await erasuresNow().runDue();
    await expect
      .poll(() => erased.filter((one) => one.endsWith(id)).sort())
      .toEqual([`content ${id}`, `media ${id}`]);
    gateway.advance(24 * 60 * MINUTE_MS);
    erased.length = 0;
    await erasuresNow().runDue();
    expect(erased.filter((one) => one.endsWith(id))).toEqual([]);
    const record = await gateway.db.collection<{ _id: string }>('erasures').findOne({ _id: id });
    expect(record).toBeNull();
  });

  it('tries a part that failed again, later each time, and only that part', async () => {
    const { headers, id } = await aPerson(gateway, 'retried@example.org');
    isMediaUp = false;
    expect((await erase(headers, ASHA.password)).body).toEqual({ state: 'pending' });
    expect(erased).toEqual([`content ${id}`]);
    gateway.advance(15_000);
    await erasuresNow().runDue();
    isMediaUp = true;
    erased.length = 0;
    gateway.advance(29_000);
    await erasuresNow().runDue();
    expect(erased).toEqual([]);
    gateway.advance(1_000);
    await erasuresNow().runDue();
    // The gateway's own round may have been faster.
    await expect.poll(() => erased).toEqual([`media ${id}`]);
  });

  it('is carried on by a gateway that finds it half done', async () => {
    const { headers, id } = await aPerson(gateway, 'half@example.org');
    // Killed after the record and before anything else.
    await createErasuresRepository(gateway.db).insert({
      _id: id,
      steps: [{ part: 'content', at: gateway.now() }],
      attempts: 0,
      nextAt: gateway.now(),
      createdAt: gateway.now(),
    });
    const other = await createAnotherGateway();
    await expect
      .poll(
        async () => (await gateway.call('GET', '/api/auth/me', { headers: { ...headers } })).status,
      )
      .toBe(401);
    await expect.poll(() => erased).toContain(`content ${id}`);
    await other.close();
  });

  it('is refused with a wrong password, and without one', async () => {
    const { headers } = await aPerson(gateway, 'stays@example.org');
    expect((await erase(headers, 'wrong')).status).toBe(403);
    const without = await gateway.call('DELETE', '/api/account', {
      headers: { ...headers },
      payload: {},
    });
    expect(without.status).toBe(400);
    await expect(
      logIn(gateway, { email: 'stays@example.org', password: ASHA.password }),
    ).resolves.toBeTruthy();
  });

  it('gives the e-mail free', async () => {
    const { headers, id } = await aPerson(gateway, 'again@example.org');
    await erase(headers, ASHA.password);
    expect((await aPerson(gateway, 'again@example.org')).id).not.toBe(id);
  });

  it('counts what is still open for the operator', async () => {
    const { headers } = await aPerson(gateway, 'open@example.org');
    await erase(headers, ASHA.password);
    const { body } = await gateway.operations.inject('/metrics');
    expect(Number(/^erasures_open (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(0);
  });
});

describe('an erasure that a part does not carry out', () => {
  const overdue = async () => {
    const { body } = await gateway.operations.inject('/metrics');
    return Number(/^erasures_overdue (\d+)$/m.exec(body)?.[1]);
  };

  it('is told to the operator, and one that only waits for its second round is not', async () => {
    // What other tests left has its second round behind it.
    gateway.advance(24 * 60 * MINUTE_MS);
    await expect
      .poll(async () => {
        await erasuresNow().runDue();
        return overdue();
      })
      .toBe(0);
    const { headers } = await aPerson(gateway, 'overdue@example.org');
    isMediaUp = false;
    await erase(headers, ASHA.password);
    expect(await overdue()).toBe(1);
    isMediaUp = true;
    gateway.advance(MINUTE_MS);
    await erasuresNow().runDue();
    await expect.poll(overdue).toBe(0);
    const open = (await gateway.operations.inject('/metrics')).body;
    expect(open).toMatch(/^erasures_open [1-9]/m);
  });
});

describe('the export', () => {
  it('holds the account and what every part keeps', async () => {
    const { headers, id } = await aPerson(gateway, 'export@example.org');
    const answer = await gateway.call('GET', '/api/account/export', { headers: { ...headers } });
    expect(answer.body.account.email).toBe('export@example.org');
    expect(answer.body.records).toEqual({
      signIns: [{ createdAt: expect.any(String), expiresAt: expect.any(String) }],
      reviewerRequests: [],
      reviewerDecisions: [],
      content: [{ of: id }],
      media: [{ of: id }],
    });
    expect(answer.text).not.toContain('argon2');
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is refused rather than incomplete', async () => {
    const { headers } = await aPerson(gateway, 'partly@example.org');
    isMediaUp = false;
    const answer = await gateway.call('GET', '/api/account/export', { headers: { ...headers } });
    expect([answer.status, answer.body.code]).toEqual([503, 'EXPORT_INCOMPLETE']);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.text).not.toContain('127.0.0.1');
  });

  it('is for the person alone, so not for who shares the demo account', async () => {
    expect((await gateway.call('GET', '/api/account/export')).status).toBe(401);
    const { headers } = await logIn(gateway, DEMO);
    const shared = await gateway.call('GET', '/api/account/export', { headers: { ...headers } });
    expect([shared.status, shared.body.code]).toEqual([403, 'DEMO_FIXED']);
  });
});

async function createAnotherGateway(): Promise<{ close: () => Promise<void> }> {
  const config = readConfig({
    MONGODB_URL: process.env.MONGODB_URL,
    CONTENT_URL: content.url,
    MEDIA_URL: media.url,
    REWRITER_URL: content.url,
    JWT_KEYS_FILE: `${gateway.folder}/secrets/keys.json`,
    DEMO_ENABLED: 'false',
    LOG_LEVEL: 'silent',
  });
  const keys = await createSigningKeys(config.keys);
  const security = createSecurityLog({ service: 'gateway', write: () => {} });
  const { app } = buildApp({ config, db: gateway.db, keys, clock: gateway.now, security });
  await app.ready();
  return app;
}
