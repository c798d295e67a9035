import { operationSchemas as common } from '@isl/contracts/schemas/common';
import { operationSchemas } from '@isl/contracts/schemas/content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../src/app.js';
import type { Store } from '../src/db/client.js';
import { aClock } from './support/build.js';
import { aStore } from './support/database.js';
import { someTokens } from './support/tokens.js';

let store: Store;
const routes: string[] = [];

beforeAll(async () => {
  store = await aStore();
  const { verifier } = await someTokens();
  const { app } = buildApp({ db: store.db, verifier, clock: aClock().now, logLevel: 'silent' });
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
