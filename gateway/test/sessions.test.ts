import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, DEMO, type TestApp } from './support/build.js';
import { ASHA, aPerson, logIn, refreshCookieOf, refreshWith } from './support/people.js';

const DAY_MS = 24 * 60 * 60 * 1000;

let gateway: TestApp;
beforeAll(async () => {
  gateway = await aTestApp();
});
afterAll(() => gateway.close());

let count = 0;
const somebody = () => {
  count += 1;
  return aPerson(gateway, `person${count}@example.org`);
};
const refresh = (cookie: string) => refreshWith(gateway, cookie);

describe('refreshing', () => {
  it('gives a token that works after the first has expired, and another cookie', async () => {
    const person = await somebody();
    gateway.advance(16 * 60_000);
    const answer = await refresh(person.refresh);
    expect(answer.status).toBe(200);
    expect(refreshCookieOf(answer)).not.toBe(person.refresh);
    const headers = { authorization: `Bearer ${answer.body.token}` };
    const me = await gateway.call('GET', '/api/auth/me', { headers });
    expect(me.body.id).toBe(person.id);
  });

  it('keeps the person signed in as long as they come back within thirty days', async () => {
    let { refresh: cookie } = await somebody();
    for (let month = 0; month < 2; month += 1) {
      gateway.advance(29 * DAY_MS);
      const answer = await refresh(cookie);
      expect(answer.status).toBe(200);
      cookie = refreshCookieOf(answer);
    }
    gateway.advance(30 * DAY_MS);
    expect((await refresh(cookie)).status).toBe(401);
  });

  it('lets two tabs that come at once with the same cookie both go on', async () => {
    const person = await somebody();
    const [one, other] = await Promise.all([refresh(person.refresh), refresh(person.refresh)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    // Whichever answer the browser kept, it holds, now and after the grace.
    gateway.advance(60_000);
    expect((await refresh(refreshCookieOf(other))).status).toBe(200);
    expect((await refresh(refreshCookieOf(one))).status).toBe(200);
  });

  it('answers a tab that comes with the old cookie within 30 seconds', async () => {
    const person = await somebody();
    await refresh(person.refresh);
    gateway.advance(29_999);
    const late = await refresh(person.refresh);
    expect(late.status).toBe(200);
    expect((await refresh(refreshCookieOf(late))).status).toBe(200);
  });

  it('goes on for who never got the answer, when they ask again at once', async () => {
    const person = await somebody();
    await refresh(person.refresh);
    const again = await refresh(person.refresh);
    gateway.advance(DAY_MS);
    expect((await refresh(refreshCookieOf(again))).status).toBe(200);
  });

  it('forgives three tabs in a chain', async () => {
    const person = await somebody();
    const second = await refresh(person.refresh);
    gateway.advance(1000);
    await refresh(refreshCookieOf(second));
    expect((await refresh(person.refresh)).status).toBe(200);
  });

  it('ends the whole family when a used cookie comes after the grace', async () => {
    const person = await somebody();
    const next = await refresh(person.refresh);
    gateway.advance(30_000);
    const reused = await refresh(person.refresh);
    expect([reused.status, reused.body.code]).toEqual([401, 'SESSION_ENDED']);
    expect(reused.body.msg).toBe(reused.body.message);
    expect((await refresh(refreshCookieOf(next))).status).toBe(401);
    expect(
      gateway.logs.some(({ msg, userId }) => /used/.test(String(msg)) && userId === person.id),
    ).toBe(true);
  });

  it("leaves the person's other browsers alone when one family ends", async () => {
    const person = await somebody();
    const email = `person${count}@example.org`;
    const elsewhere = await aPerson(gateway, email);
    await refresh(person.refresh);
    gateway.advance(31_000);
    await refresh(person.refresh);
    expect((await refresh(elsewhere.refresh)).status).toBe(200);
  });

  it('clears the cookie that does not hold', async () => {
    const { cookies } = await refresh('nonsense');
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'isl_refresh', value: '', path: '/api/auth' }),
    ]);
  });

  it.each(['', 'a.b', `${'0'.repeat(36)}.${'A'.repeat(43)}`])(
    'refuses the cookie %j',
    async (cookie) => {
      expect((await refresh(cookie)).status).toBe(401);
    },
  );

  it('takes up a role that was given meanwhile', async () => {
    const person = await somebody();
    await gateway.db
      .collection<{ _id: string }>('users')
      .updateOne({ _id: person.id }, { $set: { roles: ['contributor', 'reviewer'] } });
    expect((await refresh(person.refresh)).body.user.roles).toContain('reviewer');
  });

  it('answers twelve tabs that wake up at once, and each answer holds', async () => {
    const person = await somebody();
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(person.refresh)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const cookies = answers.map(refreshCookieOf);
    expect(new Set(cookies).size).toBe(12);
    expect((await refresh(cookies[5] ?? '')).status).toBe(200);
  });
});

describe('the absolute end', () => {
  it('comes 90 days after the login, however often the browser comes back', async () => {
    let { refresh: cookie } = await somebody();
    for (let day = 0; day < 89; day += 1) {
      gateway.advance(DAY_MS);
      cookie = refreshCookieOf(await refresh(cookie));
    }
    const last = await refresh(cookie);
    expect(last.status).toBe(200);
    const { expires } = last.cookies.find(({ name }) => name === 'isl_refresh') ?? {};
    // The cookie's date has no milliseconds.
    expect(Math.ceil((expires?.getTime() ?? 0) / 1000)).toBe(
      Math.floor((gateway.now().getTime() + DAY_MS) / 1000),
    );
    gateway.advance(DAY_MS);
    expect((await refresh(refreshCookieOf(last))).status).toBe(401);
  });
});

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
