import { describe, expect, it } from 'vitest';
import { aPerson, refreshCookieOf } from './support/people.js';
import { count, DAY_MS, gateway, refresh, somebody } from './support/sessions.js';

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
