import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { operationSchemas as common } from '@isl/contracts/schemas/common';
import { aClock, someTokens, type TestClock, type TestTokens } from '@isl/service-kit/testing';
import { buildApp } from '../../src/app.js';
import { createTickets, loadTicketKey } from '../../src/playback/tickets.js';
import { openObjectStore } from '../../src/store/object-store.js';
import { createRoom } from '../../src/store/room.js';
import type { Pace } from '../../src/uploads/line.js';
import type { Allowance } from '../../src/uploads/shares.js';
import type { WireVideo } from '../../src/videos/video.js';
import { someStores, type TestStores } from './stores.js';

export type Answer<Body = never> = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
};
export type WireError = { code: string; message: string; statusCode: number };
export type Listed = { data: WireVideo[] };

export type TestApp = TestStores & {
  readonly clock: TestClock;
  readonly tokens: TestTokens;
  readonly address: string;
  readonly port: number;
  /** Every registered route, as `GET /videos`. */
  readonly routes: readonly string[];
  /** A JSON call over a real connection. */
  readonly call: <Body>(method: string, path: string, init?: RequestInit) => Promise<Answer<Body>>;
  readonly metric: (name: string) => Promise<number>;
  /** What those who run it are told, by what the service needs. */
  readonly reasons: () => Promise<Readonly<Record<string, string>>>;
};

type Options = {
  readonly maxUploadBytes?: number;
  readonly maxConcurrentUploads?: number;
  readonly pace?: Partial<Pace>;
  readonly allowance?: Partial<Allowance>;
  readonly expiresAfterMs?: number;
  readonly stuckMs?: number;
  readonly minFreeBytes?: number;
  /** Where the service's log lines go. */
  readonly logStream?: { write: (line: string) => void };
  /** The object store does not answer. */
  readonly isStoreAway?: boolean;
};

const AWAY = {
  // The discard port: nothing listens there.
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY: 'test',
  S3_SECRET_KEY: 'test',
  S3_BUCKET: 'test',
  S3_REGION: 'us-east-1',
};

/** The whole service listening on a free port, with stores of its own. */
export async function aTestApp(options: Options = {}): Promise<TestApp> {
  const stores = await someStores();
  const tokens = await someTokens();
  const clock = aClock();
  const { app, operations } = buildApp({
    database: stores.database,
    store: options.isStoreAway ? openObjectStore(AWAY) : stores.store,
    tickets: createTickets(await loadTicketKey(stores.database.db), clock.now),
    verifier: tokens.verifier,
    clock: clock.now,
    logLevel: options.logStream ? 'info' : (process.env.LOG_LEVEL ?? 'silent'),
    ...(options.logStream ? { logStream: options.logStream } : {}),
    maxUploadBytes: options.maxUploadBytes ?? 20 * 1024 * 1024,
    maxConcurrentUploads: options.maxConcurrentUploads ?? 4,
    allowance: { places: 4, waiting: 100, bytesPerDay: 1024 ** 4, ...options.allowance },
    pace: { idleMs: 30_000, graceMs: 30_000, leastBytesPerSecond: 0, ...options.pace },
    room: createRoom([tmpdir(), '/nonexistent'], options.minFreeBytes ?? 0),
    expiresAfterMs: options.expiresAfterMs ?? 86_400_000,
    stuckMs: options.stuckMs ?? 60_000,
  });
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((one) => `${one} ${url}`));
  });
  await app.ready();
  // The kit registers these before a hook can listen.
  for (const { method, url } of Object.values(common)) {
    if (app.hasRoute({ method, url })) routes.push(`${method} ${url}`);
  }
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return {
    ...stores,
    clock,
    tokens,
    address,
    port,
    routes,
    call: async (method, path, init = {}) => {
      const response = await fetch(`${address}${path}`, { ...init, method });
      const text = await response.text();
      const body = text === '' ? undefined : JSON.parse(text);
      return { status: response.status, headers: response.headers, body };
    },
    reasons: async () =>
      (await operations.inject('/ready')).json<{ checks: Record<string, string> }>().checks,
    metric: async (name) => {
      const text = (await operations.inject('/metrics')).body;
      const line = text.split('\n').find((one) => one.startsWith(`${name} `));
      return Number(line?.slice(name.length + 1));
    },
    close: async () => {
      await app.close();
      await operations.close();
      await stores.close();
    },
  };
}
