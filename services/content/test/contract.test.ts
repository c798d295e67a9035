import { operationSchemas as common } from '@isl/contracts/schemas/common';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { Database } from '@isl/service-kit/mongo';
import { aClock, aDatabase, someTokens } from '@isl/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../src/app.js';
import { LEXICON_DIR, noClips } from './support/build.js';

let store: Database;
const routes: string[] = [];

beforeAll(async () => {
  store = await aDatabase(process.env.MONGODB_URL, 'content');
  const { verifier } = await someTokens();
  const { app } = buildApp({
    db: store.db,
    verifier,
    findClip: noClips,
    clock: aClock().now,
    lexiconDir: LEXICON_DIR,
    logLevel: 'silent',
  });
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(`${String(method)} ${url}`);
  });
  await app.ready();
  for (const { method, url } of Object.values(common)) {
    if (app.hasRoute({ method, url })) routes.push(`${method} ${url}`);
  }
  await app.close();
});

afterAll(() => store.close());

it('registers the operations of the contract and nothing else', () => {
  const operations = [...Object.values(operationSchemas), ...Object.values(common)];
  const expected = operations.map(({ method, url }) => `${method} ${url}`).sort();
  const registered = routes.filter((route) => !route.startsWith('HEAD ')).sort();

  expect(registered).toEqual(expected);
});
