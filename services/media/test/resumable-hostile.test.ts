import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { anMp4 } from './support/clips.js';
import { aDraft, announce } from './support/giving.js';
import { ASHA, RAVI } from './support/uploads.js';

const REQUESTS = 500;

let app: TestApp;
let clip: Buffer;
beforeAll(async () => {
  app = await aTestApp();
  clip = anMp4();
});
afterAll(() => app.close());

/** A sequence that looks random and is the same at every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ODD = ['', '0', '-1', '1e9', 'NaN', '99999999999999999999', '0x10', '5', ' ', '\u00e9'];
const METHODS = ['POST', 'POST', 'HEAD', 'PATCH', 'PATCH', 'DELETE', 'PUT', 'OPTIONS'];
const TYPES = [
  'application/offset+octet-stream',
  'application/offset+octet-stream',
  'application/json',
  'text/plain',
  '',
];
const METADATA = [
  '',
  '%%%',
  'contributionId',
  'contributionId !!',
  'a b,c d',
  'contributionId AAAA',
  ',,,',
];

it(`${REQUESTS} requests that nobody's client makes are refused, and the next good one is served`, async () => {
  let id = '';
  const ids: string[] = [];
  const next = numbers(17);
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T;
  const maybe = (name: string, of: readonly string[]): Record<string, string> =>
    next() < 0.85 ? { [name]: one(of) } : {};
  const statuses = new Map<number, number>();
  for (let count = 0; count < REQUESTS; count += 1) {
    // Some of them give the upload up: there is always one to go for.
    if (count % 5 === 0) {
      id = (await announce(app, aDraft(clip))).body._id;
      ids.push(id);
    }
    const named = `contributionId ${Buffer.from(id).toString('base64')}`;
    const length = String(clip.length);
    const method = one(METHODS);
    const path = one([
      '/uploads',
      '/uploads',
      `/uploads/${id}`,
      `/uploads/${id}`,
      '/uploads/000000000000000000000000',
      '/uploads/x',
    ]);
    const body = Buffer.from(Array.from({ length: Math.floor(next() * 300) }, () => next() * 256));
    const headers = {
      ...(next() < 0.8 ? await app.tokens.bearer(one([ASHA, ASHA, ASHA, RAVI])) : {}),
      ...maybe('tus-resumable', ['1.0.0', '1.0.0', '1.0.0', '1.0.0', '1.0.0', '2.0.0', 'x']),
      ...maybe('upload-offset', [...ODD, '0', '0', '0', '0', '0']),
      ...maybe('upload-length', [...ODD, length, length, length, length, length, length]),
      ...maybe('upload-metadata', [...METADATA, named, named, named]),
      ...maybe('content-type', TYPES),
      ...maybe('upload-checksum', ['sha1 AAAA', 'x']),
      ...maybe('x-http-method-override', ['PATCH', 'DELETE']),
    };
    const hasBody = !['HEAD', 'OPTIONS'].includes(method) && next() < 0.7;
    const answer = await fetch(`${app.address}${path}`, {
      method,
      headers,
      ...(hasBody ? { body } : {}),
    });
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect((await app.call('GET', '/health')).status).toBe(200);
  // Refusals of every kind, and some that are let through.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([201, 204, 400, 401, 404, 415]));
  expect(await app.metric('media_uploads_open')).toBe(0);
  const objects = (await app.keys()).filter((key) => !ids.some((one) => key.startsWith(one)));
  expect(objects).toEqual([]);
});
