import { PARTS, SOCKET_PARTS } from '@isl/contracts/parts';
import { describe, expect, it } from 'vitest';
import { COMPOSE, type Container, read } from '../support/repository.js';

const containers = Object.entries(COMPOSE.services);
const of = (name: string): Container => COMPOSE.services[name] ?? {};
const readersOf = (volume: string): string[] =>
  containers
    .filter(([, { volumes = [] }]) => volumes.some((one) => one.startsWith(`${volume}:`)))
    .map(([name]) => name)
    .sort();

describe.each(containers)('the container %s', (_name, container) => {
  it('can write nowhere but where it must, gains no rights and has limits', () => {
    expect(container).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
    });
  });

  it('has no secret in its environment, only the files that hold them', () => {
    const secret = Object.entries(container.environment ?? {}).filter(
      ([key, value]) =>
        /(PASSWORD|SECRET|_KEY|MONGODB_URL)$/.test(key) || /:\/\/[^/]+:[^/]+@/.test(String(value)),
    );
    expect(secret).toEqual([]);
  });
});

it('each secret is read by its reader, and by the job that makes it', () => {
  expect(readersOf('secrets-gateway')).toEqual(['gateway', 'secrets']);
  expect(readersOf('secrets-content')).toEqual(['content', 'secrets']);
  expect(readersOf('secrets-media')).toEqual(['media', 'secrets', 'worker']);
  expect(readersOf('secrets-mongo')).toEqual(['mongo', 'mongo-users', 'secrets']);
  expect(readersOf('secrets-minio')).toEqual(['bucket', 'minio', 'secrets']);
  expect(readersOf('secrets')).toEqual(['secrets']);
});

it('each part that writes beside /tmp has a volume there', () => {
  const folders = { worker: 'WORKER_DIR', signs: 'SIGNS_INDEX_DIR' };
  for (const [name, setting] of Object.entries(folders)) {
    const { environment, volumes = [] } = of(name);
    const mounted = volumes.map((one) => one.split(':'));
    const [volume = ''] = mounted.find(([, place]) => place === environment?.[setting]) ?? [];
    expect([name, Object.keys(COMPOSE.volumes)]).toEqual([name, expect.arrayContaining([volume])]);
  }
});

it('the stores and the worker have no way out, and only what browsers reach is published', () => {
  expect(COMPOSE.networks.stores?.internal).toBe(true);
  expect(COMPOSE.networks.services?.internal).toBe(true);
  for (const name of ['mongo', 'mongo-users', 'minio', 'bucket', 'worker']) {
    expect([name, of(name).networks]).toEqual([name, ['stores']]);
  }
  const published = containers.filter(([, { ports }]) => ports).map(([name]) => name);
  const isPublic = Object.entries(PARTS).filter(([, part]) => part.isPublic);
  expect(published.sort()).toEqual(isPublic.map(([name]) => name).sort());
});

it.each(Object.entries(PARTS))('%s listens where the table of parts says', (name, { port }) => {
  const { environment, ports = [] } = of(name);
  expect(environment?.PORT).toBe(port);
  for (const published of ports) expect(published).toMatch(new RegExp(`:${port}$`));
});

it('MongoDB asks for a password, and is a replica set whose members know each other by a key', () => {
  expect(of('mongo').command).toEqual(
    expect.arrayContaining(['--auth', '--replSet', 'isl', '--keyFile', '/tmp/replica-key']),
  );
  expect(read('infra/docker/mongo-users.js')).toContain("_id: 'isl'");
  expect(read('infra/docker/make-secrets.mjs')).toContain('replicaSet=isl');
});

it('the gateway opens when what it leads to is ready, and a store comes before whoever needs it', () => {
  const waits = (name: string) => of(name).depends_on ?? {};
  for (const part of ['content', 'media', 'rewriter']) {
    expect(waits('gateway')).toHaveProperty(part, { condition: 'service_healthy' });
  }
  const done = { condition: 'service_completed_successfully' };
  for (const [part, entry] of Object.entries(PARTS)) {
    const stores: readonly string[] = entry.stores;
    if (stores.includes('mongo')) expect(waits(part)).toHaveProperty('mongo-users', done);
    if (stores.includes('minio')) expect(waits(part)).toHaveProperty('bucket', done);
  }
});

/** Settings that only a checkout or another way of starting needs, each with why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  HOST: 'all addresses of the container',
  MONGODB_URL: 'by its file',
  DEMO_PASSWORD: 'by its file',
  WEB_DIST: 'in the image',
  ASSETS_DIR: 'in the image',
  SECURITY_LOG_FILE: 'standard output, kept by the collector',
  UPLOAD_IDLE_SECONDS: 'a minute suits every line',
  GATEWAY_DATABASE: 'its user has rights in isl_gateway only',
};

it('passes on every setting of the gateway, or says why not', () => {
  const names = [...read('gateway/src/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in LEFT_OUT));
  expect(names.length).toBeGreaterThan(15);
  const passed = Object.keys(of('gateway').environment ?? {});
  expect(names.filter((name) => !passed.includes(name))).toEqual([]);
});

it('tells the gateway where it asks every part how it is, but the worker', () => {
  const { STATE_URLS = '', ...urls } = of('gateway').environment ?? {};
  const named = String(STATE_URLS)
    .split(',')
    .map((one) => one.replace(/=.*/, ''));
  const called = ['content', 'media', 'rewriter'].filter(
    (name) => `${name.toUpperCase()}_URL` in urls,
  );
  const asked = Object.keys(PARTS).filter((name) => name !== 'worker');
  expect([...named, ...called].sort()).toEqual(asked.sort());
});

it.each(SOCKET_PARTS)('tells %s whose word on addresses it may take', (name) => {
  expect(of(name).environment).toHaveProperty('TRUSTED_PROXIES');
  expect(of(name).environment).toHaveProperty('ANONYMOUS_FREE');
});
