import { expect, it } from 'vitest';
import { DOCKERFILES, read, trackedFiles } from '../support/repository.js';

const tested = /^IMAGE_NODE = "([\d.]+)"$/m.exec(read('infra/native/isl_native/install.py'))?.[1];

it('every image has the Node that the suites also run under', () => {
  const files = [...DOCKERFILES, 'docker-compose.yml'];
  const named = files.flatMap((file) => [...read(file).matchAll(/\bnode:(\d[^\s@]+)/g)]);
  expect(named.length).toBeGreaterThan(1);
  for (const [, tag] of named) expect(tag).toBe(`${tested}-bookworm-slim`);
});

it('every image that is not built here is named with the content that is meant', () => {
  const overlays = trackedFiles('.yaml').filter((file) => file.startsWith('infra/compose/'));
  const files = [...DOCKERFILES, 'docker-compose.yml', ...overlays];
  const named = files.flatMap((file) => [
    ...read(file).matchAll(/^(?:FROM +(?:--platform=\S+ +)?|ARG [A-Z]+=|\s+image: +)(\S+:\S+)/gm),
  ]);
  expect(named.length).toBeGreaterThan(9);
  for (const [, image] of named) expect(image).toMatch(/:[\w.-]*\d[\w.-]*@sha256:[0-9a-f]{64}$/);
});

it('a checkout may be on the oldest Node that its tools can do with', () => {
  expect(JSON.parse(read('package.json'))).toMatchObject({ engines: { node: '>=20.19' } });
});
