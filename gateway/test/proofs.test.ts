import { AUDIENCES, HEADERS } from '@isl/contracts/tokens';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { networkOf } from '../src/limits/addresses.js';
import { aTestApp, type TestApp } from './support/build.js';
import { aProof, solved } from './support/proof.js';
import { pretendTries } from './support/tries.js';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await aTestApp({ RATE_LIMIT_SCALE: '1' });
});
afterAll(() => gateway.close());
afterEach(() => {
  vi.useRealTimers();
});

let host = 0;
const anAddress = () => {
  host += 1;
  return `10.1.0.${host}`;
};
const askForPass = (proof?: string, remoteAddress = anAddress()) =>
  gateway.call('POST', '/api/proof/socket-pass', {
    remoteAddress,
    ...(proof === undefined ? {} : { headers: { [HEADERS.proof]: proof } }),
  });

describe('a challenge', () => {
  it('is one of ALTCHA, for this moment and for nobody to keep', async () => {
    const { status, body, headers } = await gateway.call('GET', '/api/proof');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.challenge.parameters).toMatchObject({
      algorithm: 'PBKDF2/SHA-256',
      data: { level: 0 },
    });
    const leftMs = body.challenge.parameters.expiresAt * 1000 - Date.now();
    expect(leftMs).toBeGreaterThan(590_000);
    expect(leftMs).toBeLessThanOrEqual(600_000);
  });

  it.each(['-1', '7', '1.5', 'x'])('is not made for level %s', async (level) => {
    expect((await gateway.call('GET', `/api/proof?level=${level}`)).status).toBe(400);
  });
});

describe('a socket pass', () => {
  it('is given for a proof, for one hour', async () => {
    const { status, body, headers } = await askForPass(await aProof(gateway));
    expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
    expect(body.expiresAt).toBe(new Date(gateway.now().getTime() + 3_600_000).toISOString());
    expect(decodeJwt(body.pass)).toEqual({
      iss: 'isl-gateway',
      aud: AUDIENCES.socketPass,
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iat: gateway.now().getTime() / 1000,
      exp: gateway.now().getTime() / 1000 + 3600,
    });
  });

  it('is not given without one', async () => {
    const { status, body, headers } = await askForPass();
    expect([status, body.code, headers[HEADERS.proofLevel]]).toEqual([428, 'PROOF_NEEDED', '0']);
  });

  it('is given once for a proof, and once when ten ask with it at once', async () => {
    const proof = await aProof(gateway);
    const answers = await Promise.all(Array.from({ length: 10 }, () => askForPass(proof)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(428)]);
    expect((await askForPass(proof)).status).toBe(428);
  });

  it('is not given for a proof that is too old', async () => {
    const proof = await aProof(gateway);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1000 });
    expect((await askForPass(proof)).status).toBe(428);
  });

  it('is not given for a proof of another challenge, a changed one, or no proof at all', async () => {
    const { challenge, solution } = JSON.parse(atob(await aProof(gateway)));
    const other = (await gateway.call('GET', '/api/proof')).body.challenge;
    const eased = structuredClone(challenge);
    eased.parameters.keyPrefix = '00';
    const wrong = [
      { challenge: other, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge: { ...challenge, signature: 'ff'.repeat(32) }, solution },
      { challenge: { parameters: challenge.parameters }, solution },
      { challenge: { parameters: null }, solution },
      { challenge: { parameters: { nonce: {} }, signature: [] }, solution: 7 },
      [],
      null,
    ];
    const headers = wrong.map((value) => btoa(JSON.stringify(value)));
    headers.push(await solved(eased), '', 'not base64!', btoa('{'), 'A'.repeat(5000));
    for (const header of headers) expect((await askForPass(header)).status).toBe(428);
  });

  it('costs twice the work after each twentieth that an address was given', async () => {
    const from = anAddress();
    const ask = () => askForPass(undefined, from);
    expect((await askForPass(await aProof(gateway), from)).status).toBe(201);
    await pretendTries(gateway.db, 'passes', 20);
    expect((await ask()).headers[HEADERS.proofLevel]).toBe('1');
    // Whoever asks without having been refused before is told as much.
    const { body } = await gateway.call('GET', '/api/proof', { remoteAddress: from });
    expect(body.challenge.parameters.data).toEqual({ level: 1 });
    expect((await askForPass(await aProof(gateway, 0), from)).status).toBe(428);
    expect((await askForPass(await solved(body.challenge), from)).status).toBe(201);
    expect((await askForPass()).headers[HEADERS.proofLevel]).toBe('0');
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it('tells services by a visitor cookie who shares an address, and tells nobody the address', async () => {
  const netFrom = async (remoteAddress: string) => {
    const { cookies } = await gateway.call('GET', '/api/config', { remoteAddress });
    return decodeJwt(cookies.find(({ name }) => name === 'isl_visitor')?.value ?? '').net;
  };
  const first = await netFrom('198.51.100.1');
  expect(first).toMatch(/^[\w-]{16}$/);
  expect(await netFrom('198.51.100.1')).toBe(first);
  expect(await netFrom('198.51.100.2')).not.toBe(first);
  expect(await netFrom('2001:db8::1')).toBe(await netFrom('2001:db8::2'));
});
