import { HEADERS } from '@isl/contracts/tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLadder } from '../src/limits/ladder.js';
import { aTestApp, DEMO, type TestApp } from './support/build.js';
import { aPart, type Part } from './support/parts.js';
import { ASHA, aPerson } from './support/people.js';
import { aProof, sendLikeThePage } from './support/proof.js';
import { pretendTries } from './support/tries.js';

let gateway: TestApp;
let media: Part;
beforeAll(async () => {
  media = await aPart((app) => {
    app.post('/videos/upload', async (_request, reply) => reply.code(201).send({}));
    app.post('/videos/1/ticket', async () => ({}));
    app.get('/videos', async () => ({ data: [] }));
  });
  gateway = await aTestApp({ RATE_LIMIT_SCALE: '1', MEDIA_URL: media.url });
});
afterAll(async () => {
  await gateway.close();
  await media.close();
});

let count = 0;
/** A visitor from an address that nobody else uses. */
const anAddress = () => {
  count += 1;
  return `10.0.${Math.floor(count / 250)}.${count % 250}`;
};
const anEmail = () => {
  count += 1;
  return `person${count}@example.org`;
};
const post = (url: string, payload: object | undefined, remoteAddress: string, app = gateway) =>
  app.call('POST', url, { remoteAddress, ...(payload ? { payload } : {}) });
/** Somebody with this e-mail, from an address of their own. */
const somebody = (email: string) => {
  const remoteAddress = anAddress();
  const call: TestApp['call'] = (method, url, options) =>
    gateway.call(method, url, { remoteAddress, ...options });
  return aPerson({ ...gateway, call }, email);
};
const times = (many: number) => Array.from({ length: many }, (_, index) => index);

/** Those that are refused are counted for a moment, so that a free one may be asked for a proof too. */
function expectBurst(
  answers: readonly { status: number }[],
  { free, status }: { free: number; status: number },
): void {
  const granted = answers.filter((answer) => answer.status === status).length;
  expect(granted).toBeLessThanOrEqual(free);
  expect(granted).toBeGreaterThan(free / 2 - 1);
  expect(answers.filter((answer) => answer.status === 428)).toHaveLength(answers.length - granted);
}

describe('registering', () => {
  const register = (from: string, app = gateway) =>
    post('/api/auth/register', { ...ASHA, email: anEmail() }, from, app);

  it('is free five times an hour and address, then costs a proof, harder after each twenty', async () => {
    const from = anAddress();
    for (const _ of times(5)) expect((await register(from)).status).toBe(201);
    const asked = await register(from);
    expect([asked.status, asked.body.code]).toEqual([428, 'PROOF_NEEDED']);
    expect(asked.body.msg).toBe(asked.body.message);
    const pay = () =>
      sendLikeThePage(gateway, 'POST', '/api/auth/register', {
        remoteAddress: from,
        payload: { ...ASHA, email: anEmail() },
      });
    await pretendTries(gateway.db, 'registrations', 24);
    expect(await pay()).toMatchObject({ status: 201, proofs: [0] });
    expect(await pay()).toMatchObject({ status: 201, proofs: [1] });
    await pretendTries(gateway.db, 'registrations', 900);
    expect((await register(from)).headers[HEADERS.proofLevel]).toBe('6');
    expect((await register(anAddress())).status).toBe(201);
  });

  it('counts an e-mail that is taken: nobody learns for nothing who has an account', async () => {
    const [from, email] = [anAddress(), anEmail()];
    const again = () => post('/api/auth/register', { ...ASHA, email }, from);
    const statuses: number[] = [];
    for (const _ of times(6)) statuses.push((await again()).status);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 428]);
  });

  it('counts what was sent at once', async () => {
    const from = anAddress();
    const answers = await Promise.all(times(20).map(() => register(from)));
    expectBurst(answers, { free: 5, status: 201 });
  });

  it('does not believe an address that the client names itself', async () => {
    const from = anAddress();
    const claiming = (claimed: string) =>
      gateway.call('POST', '/api/auth/register', {
        remoteAddress: from,
        headers: { 'x-forwarded-for': claimed },
        payload: { ...ASHA, email: anEmail() },
      });
    for (const index of times(5)) await claiming(`192.0.2.${index}`);
    expect((await claiming('192.0.2.9')).status).toBe(428);
  });

  it('takes the address from a proxy that is trusted, and all of a /64 for one', async () => {
    const behind = await aTestApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '10.9.9.9' });
    const from = (claimed: string) =>
      behind.call('POST', '/api/auth/register', {
        remoteAddress: '10.9.9.9',
        headers: { 'x-forwarded-for': claimed },
        payload: { ...ASHA, email: anEmail() },
      });
    for (const index of times(5)) await from(`2001:db8::${index}`);
    const [same, other] = [await from('2001:db8::ffff'), await from('2001:db8:0:1::1')];
    await behind.close();
    expect([same.status, other.status]).toEqual([428, 201]);
  });
});

describe('logging in', () => {
  const login = (from: string, email: string, password = 'a guess', cookies = {}) =>
    gateway.call('POST', '/api/auth/login', {
      remoteAddress: from,
      payload: { email, password },
      cookies,
    });
  const guess = (from: string, email: string) =>
    sendLikeThePage(gateway, 'POST', '/api/auth/login', {
      remoteAddress: from,
      payload: { email, password: 'a guess' },
    });
  const deviceOf = (answer: Awaited<ReturnType<typeof login>>) => {
    const cookie = answer.cookies.find(({ name }) => name === 'isl_device');
    return { isl_device: cookie?.value ?? '' };
  };

  it('is free as often as it succeeds', async () => {
    const [from, email] = [anAddress(), anEmail()];
    await somebody(email);
    for (const _ of times(30)) {
      expect((await login(from, email, ASHA.password)).status).toBe(200);
    }
  });

  it('costs an address a proof after 20 wrong passwords in an hour', async () => {
    const from = anAddress();
    for (const _ of times(20)) expect((await login(from, anEmail())).status).toBe(401);
    const asked = await login(from, anEmail());
    expect([asked.status, asked.headers[HEADERS.proofLevel]]).toEqual([428, '0']);
    expect(await guess(from, anEmail())).toMatchObject({ status: 401, proofs: [0] });
    await pretendTries(gateway.db, 'failures', 40);
    expect(await guess(from, anEmail())).toMatchObject({ status: 401, proofs: [1] });
    await pretendTries(gateway.db, 'failures', 2_000);
    expect((await login(from, anEmail())).headers[HEADERS.proofLevel]).toBe('5');
    expect((await login(anAddress(), anEmail())).status).toBe(401);
  });

  it('counts what was tried at once', async () => {
    const from = anAddress();
    const answers = await Promise.all(times(100).map(() => login(from, anEmail())));
    expectBurst(answers, { free: 20, status: 401 });
  });

  it('costs a proof for an e-mail that was tried ten times a day, from wherever, however spelt', async () => {
    const email = anEmail();
    for (const index of times(10)) {
      const spelt = index % 2 ? email : ` ${email.toUpperCase()}`;
      expect((await login(anAddress(), spelt)).status).toBe(401);
    }
    expect((await login(anAddress(), email)).status).toBe(428);
  });

  it('lets the owner in while others guess: for a proof that stays bearable', async () => {
    const email = anEmail();
    await somebody(email);
    await attack(email, 2_000);
    const from = anAddress();
    expect((await login(from, email)).headers[HEADERS.proofLevel]).toBe('4');
    await pretendTries(gateway.db, 'account', 20);
    const own = await sendLikeThePage(gateway, 'POST', '/api/auth/login', {
      remoteAddress: from,
      payload: { email, password: ASHA.password },
    });
    expect([own.status, own.proofs]).toEqual([200, [1]]);
  });

  it('lets the owner in at once from a browser that signed in before, at any address', async () => {
    const email = anEmail();
    await somebody(email);
    const home = anAddress();
    const device = deviceOf(await login(home, email, ASHA.password));
    await attack(email, 15);
    for (const _ of times(20)) await login(home, anEmail());
    expect((await login(home, email, ASHA.password)).status).toBe(428);
    const own = await login(home, email, ASHA.password, device);
    expect(own.status).toBe(200);
    expect(deviceOf(own).isl_device).not.toBe(device.isl_device);
  });

  it('gives such a browser ten wrong tries an hour, and then asks for a proof as of any', async () => {
    const email = anEmail();
    await somebody(email);
    const device = deviceOf(await login(anAddress(), email, ASHA.password));
    await attack(email, 15);
    const statuses: number[] = [];
    for (const _ of times(11)) {
      statuses.push((await login(anAddress(), email, 'a guess', device)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 428]);
  });

  it('does not count such a browser for another account, nor a forged cookie', async () => {
    const [email, other] = [anEmail(), anEmail()];
    await somebody(email);
    await attack(email, 15);
    await somebody(other);
    const device = deviceOf(await login(anAddress(), other, ASHA.password));
    const forged = { isl_device: `${device.isl_device.slice(0, -4)}AAAA` };
    expect((await login(anAddress(), email, ASHA.password, device)).status).toBe(428);
    expect((await login(anAddress(), email, ASHA.password, forged)).status).toBe(428);
    // A token of another kind is none either.
    const { token } = await gateway.tokens.access({ id: 'x', name: 'X', roles: [], demo: false });
    const wrong = { isl_device: token };
    expect((await login(anAddress(), email, ASHA.password, wrong)).status).toBe(428);
  });

  it('forgets such browsers with the old password, but the one that changed it', async () => {
    const email = anEmail();
    const { headers } = await somebody(email);
    const device = deviceOf(await login(anAddress(), email, ASHA.password));
    const changed = await gateway.call('PATCH', '/api/account', {
      headers,
      payload: { password: ASHA.password, newPassword: 'another long sentence' },
    });
    expect(changed.status).toBe(200);
    await attack(email, 15);
    const password = 'another long sentence';
    expect((await login(anAddress(), email, password, device)).status).toBe(428);
    expect((await login(anAddress(), email, password, deviceOf(changed))).status).toBe(200);
  });

  it('names the browser in a cookie that scripts and other sites cannot use, for a year', async () => {
    const email = anEmail();
    await somebody(email);
    const { cookies } = await login(anAddress(), email, ASHA.password);
    expect(cookies.find(({ name }) => name === 'isl_device')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api',
      expires: new Date(gateway.now().getTime() + 365 * 24 * 3_600_000),
    });
    const failed = await login(anAddress(), email);
    expect(failed.cookies).toEqual([]);
  });

  it('does not lock the shared demo account, nor name its browsers', async () => {
    for (const _ of times(30)) {
      const { status, cookies } = await login(anAddress(), DEMO.email, DEMO.password);
      expect(status).toBe(200);
      expect(cookies.map(({ name }) => name)).toEqual(['isl_refresh']);
      expect((await login(anAddress(), DEMO.email)).status).toBe(401);
    }
  });

  it('keeps neither addresses nor e-mails of who tried', async () => {
    await login('203.0.113.77', 'kept-nowhere@example.org');
    const kept = JSON.stringify(await gateway.db.collection('limits').find().toArray());
    expect(kept).toContain('failures:');
    expect(kept).not.toMatch(/203\.0\.113|kept-nowhere/);
  });

  /** So many wrong passwords for one e-mail, each from an address of its own. */
  async function attack(email: string, tries: number): Promise<void> {
    await login(anAddress(), email);
    await pretendTries(gateway.db, 'account', tries);
  }
});

describe('a reset link', () => {
  it('costs an address a proof after 20 wrong ones', async () => {
    const from = anAddress();
    const reset = () =>
      post('/api/auth/reset', { token: 'x'.repeat(43), password: 'a new long sentence' }, from);
    for (const _ of times(20)) expect((await reset()).status).toBe(400);
    expect((await reset()).status).toBe(428);
  });
});

describe('the present password', () => {
  it('of somebody signed in is asked for with a proof after ten wrong ones', async () => {
    const { headers } = await somebody(anEmail());
    const erase = (password: string, more = {}) =>
      gateway.call('DELETE', '/api/account', {
        headers: { ...headers, ...more },
        payload: { password },
      });
    for (const _ of times(10)) expect((await erase('a guess')).status).toBe(403);
    expect((await erase(ASHA.password)).status).toBe(428);
    const change = await gateway.call('PATCH', '/api/account', {
      headers,
      payload: { password: 'a guess', newPassword: 'another long sentence' },
    });
    expect(change.status).toBe(428);
    const proof = { [HEADERS.proof]: await aProof(gateway) };
    expect((await erase(ASHA.password, proof)).status).toBe(202);
  });
});

describe('a message', () => {
  it('is free five times an hour, then costs a proof', async () => {
    const from = anAddress();
    const payload = { topic: 'other', text: 'Hello.' };
    for (const _ of times(5)) expect((await post('/api/contact', payload, from)).status).toBe(201);
    expect((await post('/api/contact', payload, from)).status).toBe(428);
    const sent = await sendLikeThePage(gateway, 'POST', '/api/contact', {
      remoteAddress: from,
      payload,
    });
    expect([sent.status, sent.proofs]).toEqual([201, [0]]);
  });
});

describe('several gateways', () => {
  it('count together, and take a proof once', async () => {
    const other = await aTestApp({ RATE_LIMIT_SCALE: '1' }, gateway);
    const [from, copies] = [anAddress(), [gateway, other]];
    const answers = await Promise.all(
      times(40).map((index) =>
        post('/api/auth/login', { email: anEmail(), password: 'x' }, from, copies[index % 2]),
      ),
    );
    expectBurst(answers, { free: 20, status: 401 });
    await pretendTries(gateway.db, 'failures', 20);
    const headers = { [HEADERS.proof]: await aProof(gateway) };
    const payload = { email: anEmail(), password: 'x' };
    const options = { remoteAddress: from, headers, payload };
    const spent = await Promise.all(
      copies.map((copy) => copy.call('POST', '/api/auth/login', options)),
    );
    await other.close();
    expect(spent.map(({ status }) => status).sort()).toEqual([401, 428]);
  });

  it('tell each of many tries at once its own number', async () => {
    const steps = { seconds: 60, burst: 0, perLevel: 1, highestLevel: 100, most: 100 };
    const ladder = createLadder(gateway.db, 'numbers', steps, 1);
    const tries = await Promise.all(times(60).map(() => ladder.add('somebody')));
    const levels = tries.map(({ level }) => level ?? -1).sort((one, other) => one - other);
    expect(levels).toEqual(times(60));
  });
});

describe('beyond what proofs are for', () => {
  it('an address waits, and is told how long', async () => {
    const from = anAddress();
    await post('/api/auth/login', { email: anEmail(), password: 'x' }, from);
    await pretendTries(gateway.db, 'failures', 3_000);
    const { status, body, headers } = await post(
      '/api/auth/login',
      { email: anEmail(), password: 'x' },
      from,
    );
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(body.msg).toBe('Too many attempts. Try again in 60 minutes.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
  });
});

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
