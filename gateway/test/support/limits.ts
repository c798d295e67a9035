import { afterAll, beforeAll, expect } from 'vitest';
import { aTestApp, type TestApp } from './build.js';
import { aPart, type Part } from './parts.js';
import { aPerson } from './people.js';

/** With the limits that people meet; started for each test file that imports it. */
export let gateway: TestApp;
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
export const anAddress = () => {
  count += 1;
  return `10.0.${Math.floor(count / 250)}.${count % 250}`;
};
export const anEmail = () => {
  count += 1;
  return `person${count}@example.org`;
};
export const post = (
  url: string,
  payload: object | undefined,
  remoteAddress: string,
  app = gateway,
) => app.call('POST', url, { remoteAddress, ...(payload ? { payload } : {}) });
/** Somebody with this e-mail, from an address of their own. */
export const somebody = (email: string) => {
  const remoteAddress = anAddress();
  const call: TestApp['call'] = (method, url, options) =>
    gateway.call(method, url, { remoteAddress, ...options });
  return aPerson({ ...gateway, call }, email);
};
export const times = (many: number) => Array.from({ length: many }, (_, index) => index);

/** Those that are refused are counted for a moment, so that a free one may be asked for a proof too. */
export function expectBurst(
  answers: readonly { status: number }[],
  { free, status }: { free: number; status: number },
): void {
  const granted = answers.filter((answer) => answer.status === status).length;
  expect(granted).toBeLessThanOrEqual(free);
  expect(granted).toBeGreaterThan(free / 2 - 1);
  expect(answers.filter((answer) => answer.status === 428)).toHaveLength(answers.length - granted);
}
