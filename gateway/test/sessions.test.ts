import { describe, expect, it } from 'vitest';
import { DEMO } from './support/build.js';
import { ASHA, logIn, refreshCookieOf } from './support/people.js';
import { count, DAY_MS, gateway, refresh, somebody } from './support/sessions.js';

const FIREFOX_ANDROID = 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0';

describe('the list of sessions', () => {
  const list = (person: { headers: object; refresh: string }) =>
    gateway.call('GET', '/api/auth/sessions', {
      headers: { ...person.headers },
      cookies: { isl_refresh: person.refresh },
    });
  const end = (person: { headers: object }, id: string) =>
    gateway.call('DELETE', `/api/auth/sessions/${id}`, { headers: { ...person.headers } });
  /** The same person in a second browser. */
  const elsewhere = (headers: Record<string, string> = {}) =>
    logIn(gateway, { email: `person${count}@example.org`, password: ASHA.password }, headers);

  it('tells when each began and was used, in which browser, and which one asks', async () => {
    const began = gateway.now().toISOString();
    const desk = await somebody();
    gateway.advance(60_000);
    const phone = await elsewhere({ 'user-agent': FIREFOX_ANDROID });
    gateway.advance(60_000);
    const deskNow = { ...desk, refresh: refreshCookieOf(await refresh(desk.refresh)) };

    const { status, body, headers } = await list(deskNow);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.data).toMatchObject([
      { startedAt: began, lastUsedAt: gateway.now().toISOString(), current: true },
      { browser: 'Firefox', system: 'Android', current: false },
    ]);
    expect(new Date(body.data[0].endsAt).getTime() - new Date(began).getTime()).toBe(90 * DAY_MS);
    expect((await list(phone)).body.data.map((one: { current: boolean }) => one.current)).toEqual([
      false,
      true,
    ]);
    const kept = await gateway.db.collection('sessions').find({ userId: desk.id }).toArray();
    expect(JSON.stringify(kept)).not.toContain('Mozilla');
  });

  it('lets a person log one browser out', async () => {
    const desk = await somebody();
    const phone = await elsewhere();
    const { body } = await list(desk);
    const other = body.data.find(({ current }: { current: boolean }) => !current).id;
    expect((await end(desk, other)).status).toBe(204);
    expect((await refresh(phone.refresh)).status).toBe(401);
    expect((await refresh(desk.refresh)).status).toBe(200);
    const again = await end(desk, other);
    expect([again.status, again.body.code]).toEqual([404, 'SESSION_NOT_FOUND']);
  });

  it("neither shows nor ends anybody else's", async () => {
    const asha = await somebody();
    const ravi = await somebody();
    const id = asha.refresh.split('.')[0] ?? '';
    expect((await list(ravi)).body.data).toHaveLength(1);
    expect((await end(ravi, id)).status).toBe(404);
    expect((await refresh(asha.refresh)).status).toBe(200);
  });

  it('is ended everywhere at once, here too', async () => {
    const desk = await somebody();
    const phone = await elsewhere();
    const ended = await gateway.call('DELETE', '/api/auth/sessions', {
      headers: { ...desk.headers },
      cookies: { isl_refresh: desk.refresh },
    });
    expect(ended.status).toBe(204);
    expect(ended.cookies[0]).toMatchObject({ name: 'isl_refresh', value: '' });
    expect((await refresh(desk.refresh)).status).toBe(401);
    expect((await refresh(phone.refresh)).status).toBe(401);
    expect((await list(desk)).body.data).toEqual([]);
  });

  it('is not for the account that everybody shares, nor for nobody', async () => {
    const demo = await logIn(gateway, DEMO);
    for (const method of ['GET', 'DELETE'] as const) {
      const refused = await gateway.call(method, '/api/auth/sessions', {
        headers: { ...demo.headers },
      });
      expect([refused.status, refused.body.code]).toEqual([403, 'DEMO_FIXED']);
      expect((await gateway.call(method, '/api/auth/sessions')).status).toBe(401);
    }
    expect((await refresh(demo.refresh)).status).toBe(200);
  });
});

describe('logging in', () => {
  it('ends the session that the browser held before, whoever it was of', async () => {
    const asha = await somebody();
    await somebody();
    const { refresh: cookie } = await logIn(
      gateway,
      { email: `person${count}@example.org`, password: ASHA.password },
      { cookie: `isl_refresh=${asha.refresh}` },
    );
    expect((await refresh(asha.refresh)).status).toBe(401);
    expect((await refresh(cookie)).status).toBe(200);
  });

  it('leaves it when the password is wrong', async () => {
    const asha = await somebody();
    await gateway.call('POST', '/api/auth/login', {
      payload: { email: `person${count}@example.org`, password: 'something else' },
      cookies: { isl_refresh: asha.refresh },
    });
    expect((await refresh(asha.refresh)).status).toBe(200);
  });
});

describe('logging out', () => {
  const logOut = (cookie: string) =>
    gateway.call('POST', '/api/auth/logout', { cookies: { isl_refresh: cookie } });

  it('ends the family and clears the cookie', async () => {
    const person = await somebody();
    const answer = await logOut(person.refresh);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.cookies[0]).toMatchObject({ name: 'isl_refresh', value: '' });
    expect((await refresh(person.refresh)).status).toBe(401);
  });

  it('is fine twice, and without a cookie', async () => {
    const person = await somebody();
    await logOut(person.refresh);
    expect((await logOut(person.refresh)).status).toBe(204);
    expect((await gateway.call('POST', '/api/auth/logout')).status).toBe(204);
  });

  it('does not end a family for who only guesses its secret', async () => {
    const person = await somebody();
    const guess = `${person.refresh.split('.')[0]}.${'A'.repeat(43)}`;
    await logOut(guess);
    expect((await refresh(person.refresh)).status).toBe(200);
  });
});

describe("a request from another site's page", () => {
  const logout = (headers: Record<string, string>) =>
    gateway.call('POST', '/api/auth/logout', {
      headers: { host: 'isl.example:8080', cookie: 'isl_refresh=x', ...headers },
    });

  it.each([
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://isl.example:9999' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('is refused: %j', async (headers) => {
    const { status, body } = await logout(headers as Record<string, string>);
    expect([status, body.code]).toEqual([403, 'ORIGIN_REFUSED']);
  });

  it.each([[{ origin: 'http://isl.example:8080' }], [{ 'sec-fetch-site': 'same-origin' }], [{}]])(
    'is not meant by %j',
    async (headers) => {
      expect((await logout(headers as Record<string, string>)).status).toBe(204);
    },
  );
});
