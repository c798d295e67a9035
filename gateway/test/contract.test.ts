import { operationSchemas as common } from '@isl/contracts/schemas/common';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await aTestApp();
});
afterAll(() => gateway.close());

const PROXIED =
  /^\/api\/(posts|char|words|signs|courses|progress|teaching|classes|notifications|sayings|search|videos|uploads|contributions|consent|reviews|moderation|imports|py)(\/\*?)?$/;
const FILES = /^(\/\*|\/static\/\*|\/api\/docs(\/.*)?)$/;

it('registers the operations of the contract and, besides proxies and files, nothing else', () => {
  const operations = [...Object.values(operationSchemas), ...Object.values(common)];
  const expected = operations.map(({ method, url }) => `${method} ${url}`).sort();
  const kit = Object.values(common)
    .filter(({ method, url }) => gateway.app.hasRoute({ method, url }))
    .map(({ method, url }) => `${method} ${url}`);
  const own = gateway.routes.filter((route) => {
    const [method, url = ''] = route.split(' ');
    return !['HEAD', 'OPTIONS'].includes(method ?? '') && !PROXIED.test(url) && !FILES.test(url);
  });

  expect([...own, ...kit].sort()).toEqual(expected);
});

it.each([
  'posts',
  'char',
  'words',
  'signs',
  'courses',
  'progress',
  'notifications',
  'sayings',
  'teaching',
  'classes',
  'search',
  'videos',
  'uploads',
  'contributions',
  'reviews',
  'moderation',
  'imports',
  'py',
])('passes /api/%s on, with and without more of a path', (prefix) => {
  for (const url of [`/api/${prefix}`, `/api/${prefix}/*`]) {
    expect(gateway.routes).toContain(`GET ${url}`);
    expect(gateway.routes).toContain(`POST ${url}`);
  }
});
