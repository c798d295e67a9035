import { HEADERS } from '@isl/contracts/tokens';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { anAddress, anEmail, times } from './support/limits.js';
import { aPart, type Part } from './support/parts.js';
import { aPerson, type SignedIn } from './support/people.js';
import { pretendTries } from './support/tries.js';

const CODE = 'GDKPAY27';

let content: Part;
let gateway: TestApp;
let asha: SignedIn;
beforeAll(async () => {
  content = await aPart((app) => {
    app.post<{ Body: { code: string } }>('/classes/join', async ({ body }, reply) =>
      body.code === CODE
        ? { _id: 'class' }
        : reply.code(404).send({ statusCode: 404, code: 'CLASS_CODE_UNKNOWN', message: 'None.' }),
    );
    app.get('/classes', async () => ({ taught: [], joined: [] }));
  });
  gateway = await aTestApp({ CONTENT_URL: content.url, RATE_LIMIT_SCALE: '1' });
});
afterAll(async () => {
  await gateway.close();
  await content.close();
});
beforeEach(async () => {
  await gateway.db.collection('limits').deleteMany({});
  asha = await aPerson(gateway, anEmail());
});

const join = (code: string, { headers }: Pick<SignedIn, 'headers'>, remoteAddress = anAddress()) =>
  gateway.call('POST', '/api/classes/join', {
    ...{ remoteAddress, headers: { ...headers } },
    payload: { code, mayBeSeen: false },
  });

describe('a code that opens no class', () => {
  it('guessed 1,000 times by an account, from ever other addresses, is told ten times and found never', async () => {
    const answers = [];
    for (const at of times(1_000)) answers.push(await join(`AAAA${2000 + at}`, asha));
    const told = answers.filter(({ status }) => status === 404);
    const stopped = answers.filter(({ status }) => status === 429);

    expect([told.length, stopped.length]).toEqual([10, 990]);
    for (const { body, headers } of stopped) {
      expect(body.code).toBe('TOO_MANY_REQUESTS');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    }
    // Not even the right one, now.
    expect((await join(CODE, asha)).status).toBe(429);
  });

  it('guessed at once by an account is told no more often', async () => {
    const answers = await Promise.all(times(60).map((at) => join(`AAAA${2000 + at}`, asha)));
    expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(10);
    expect(answers.some(({ status }) => status === 200)).toBe(false);
  });

  it('stops nobody else, and nothing else of theirs', async () => {
    for (const at of times(11)) await join(`AAAA${2000 + at}`, asha);
    const other = await aPerson(gateway, anEmail());
    expect((await join(CODE, other)).status).toBe(200);
    const own = await gateway.call('GET', '/api/classes', { headers: { ...asha.headers } });
    expect(own.status).toBe(200);
  });

  it('of one address costs a proof after sixty, and beyond 300 no proof helps', async () => {
    const from = anAddress();
    const fresh = () => aPerson(gateway, anEmail());
    await join('AAAA2222', asha, from);
    await pretendTries(gateway.db, 'classCodesThere', 60);
    const asked = await join('AAAA2222', await fresh(), from);
    expect([asked.status, asked.headers[HEADERS.proofLevel]]).toEqual([428, '0']);
    await pretendTries(gateway.db, 'classCodesThere', 300);
    const stopped = await join(CODE, await fresh(), from);
    expect([stopped.status, stopped.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await join(CODE, await fresh())).status).toBe(200);
  });
});

it('the right code is not counted: a class of forty behind one address gets in', async () => {
  const from = anAddress();
  for (const _ of times(80)) expect((await join(CODE, asha, from)).status).toBe(200);
});
