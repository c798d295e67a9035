import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSecurityLog } from '../src/index.js';
import { aService } from './support/service.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'isl-security-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** What is written of one request that records an event. */
async function recordedOf(isBehindGateway: boolean, headers: Record<string, string> = {}) {
  let text = '';
  const log = createSecurityLog({
    service: 'sample',
    isBehindGateway,
    write: (line) => {
      text += line;
    },
  });
  const { app } = aService();
  app.get('/', async (request) => {
    log.record({ event: 'login', outcome: 'refused', who: 'asha', reason: 'BAD' }, request);
    return {};
  });
  const reply = await app.inject({ url: '/', headers, remoteAddress: '10.0.0.7' });
  return { line: linesOf(text)[0], requestId: reply.headers['x-request-id'] };
}

it('says who did what, from where, with which outcome and in which request', async () => {
  const { line, requestId } = await recordedOf(false, { 'x-forwarded-for': '1.2.3.4' });
  expect(line).toEqual({
    log: 'security',
    service: 'sample',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    event: 'login',
    outcome: 'refused',
    who: 'asha',
    reason: 'BAD',
    from: '10.0.0.7',
    requestId,
  });
});

it('believes the gateway on whom it asks for', async () => {
  const { line } = await recordedOf(true, { 'x-forwarded-for': '1.2.3.4' });
  expect(line?.from).toBe('1.2.3.4');
});

it('goes on in a file that only its owner reads, and puts the day before apart', async () => {
  const file = join(folder, 'security.log');
  writeFileSync(file, '{"event":"old"}\n');
  const yesterday = new Date(Date.now() - 86_400_000);
  utimesSync(file, yesterday, yesterday);
  const log = createSecurityLog({ service: 'sample', file });
  log.record({ event: 'logout', outcome: 'done' });
  await log.close();
  expect(linesOf(readFileSync(file, 'utf8'))).toMatchObject([{ event: 'logout' }]);
  expect(statSync(file).mode & 0o077).toBe(0);
  const others = readdirSync(folder).filter((name) => name !== 'security.log');
  const old = others.filter((name) => readFileSync(join(folder, name), 'utf8').includes('"old"'));
  expect(old).toHaveLength(1);
});

it('makes the folder that is not there', async () => {
  const file = join(folder, 'logs', 'security.log');
  const log = createSecurityLog({ service: 'sample', file });
  log.record({ event: 'logout', outcome: 'done' });
  await log.close();
  expect(linesOf(readFileSync(file, 'utf8'))).toHaveLength(1);
});
