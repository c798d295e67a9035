import { HEADERS } from '@isl/contracts/tokens';
import { describe, expect, it } from 'vitest';
import { DEMO } from './support/build.js';
import { anAddress, anEmail, expectBurst, gateway, somebody, times } from './support/limits.js';
import { ASHA } from './support/people.js';
import { sendLikeThePage } from './support/proof.js';
import { pretendTries } from './support/tries.js';

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
