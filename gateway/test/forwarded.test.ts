import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';

const HOUR_MS = 60 * 60 * 1000;
let alone: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  alone = await aTestApp();
  proxied = await aTestApp({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => Promise.all([alone.close(), proxied.close()]));

const visit = (gateway: TestApp) =>
  gateway.call('GET', '/health', { headers: { 'x-forwarded-for': '203.0.113.7' } });
const warnings = ({ logs }: TestApp) =>
  logs.filter(({ msg }) => String(msg).startsWith('X-Forwarded-For is not believed'));

it('says once an hour that a sender who is not trusted names other addresses', async () => {
  await visit(alone);
  await visit(alone);
  expect(warnings(alone)).toEqual([expect.objectContaining({ sender: '127.0.0.1' })]);
  alone.advance(HOUR_MS);
  await visit(alone);
  expect(warnings(alone)).toHaveLength(2);
});

it('says nothing of a proxy that it trusts, nor of who names nobody', async () => {
  await visit(proxied);
  await proxied.call('GET', '/health');
  expect(warnings(proxied)).toEqual([]);
});
