import { HEADERS } from '@isl/contracts/tokens';
import { describe, expect, it } from 'vitest';
import { createLadder } from '../src/limits/ladder.js';
import { aTestApp } from './support/build.js';
import { anAddress, anEmail, expectBurst, gateway, post, times } from './support/limits.js';
import { ASHA } from './support/people.js';
import { aProof, sendLikeThePage } from './support/proof.js';
import { pretendTries } from './support/tries.js';

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
