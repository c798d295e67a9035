import { expect, it } from 'vitest';
import { DEPLOYABLES, read } from '../support/repository.js';

const tested = /^IMAGE_NODE = "([\d.]+)"$/m.exec(read('infra/native/isl_native/install.py'))?.[1];

it('every image has the Node that the suites also run under', () => {
  const files = [...DEPLOYABLES.map((part) => `${part}/Dockerfile`), 'docker-compose.yml'];
  const named = files.flatMap((file) => [...read(file).matchAll(/\bnode:([^\s@]+)/g)]);
  expect(named.length).toBeGreaterThan(5);
  for (const [, tag] of named) expect(tag).toBe(`${tested}-bookworm-slim`);
});

it('a checkout may be on the oldest Node that its tools can do with', () => {
  expect(JSON.parse(read('package.json'))).toMatchObject({ engines: { node: '>=20.19' } });
});
