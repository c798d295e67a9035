import { join } from 'node:path';
import { createSecurityLog } from '@isl/service-kit';
import { aDatabase } from '@isl/service-kit/testing';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Db } from 'mongodb';
import { buildApp } from '../../src/app.js';
import { readConfig } from '../../src/config.js';
import { prepareStore } from '../../src/prepare.js';
import { createSigningKeys } from '../../src/tokens/keys.js';
import { createTokens, type Tokens } from '../../src/tokens/tokens.js';
import { anInstallation } from './files.js';

export const DEMO = { email: 'demo@isl.example', password: 'a shared sentence' };

/** Port 9 is "discard": nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9';

export type TestApp = {
  readonly app: FastifyInstance;
  readonly operations: FastifyInstance;
  readonly db: Db;
  readonly folder: string;
  readonly tokens: Tokens;
  /** Moves the gateway's clock on; the rate limits and sockets keep the real one. */
  readonly advance: (ms: number) => void;
  readonly now: () => Date;
  /** "GET /path" of every route, in the order of registration. */
  readonly routes: readonly string[];
  readonly logs: readonly Record<string, unknown>[];
  /** The security log. */
  readonly recorded: readonly Record<string, unknown>[];
  readonly call: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT' | 'OPTIONS' | 'HEAD',
    url: string,
    options?: Pick<InjectOptions, 'headers' | 'payload' | 'cookies' | 'remoteAddress'>,
  ) => Promise<Answer>;
  readonly listen: () => Promise<string>;
  readonly close: () => Promise<void>;
};

export type Answer = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came.
  readonly body: any;
  readonly text: string;
  readonly headers: LightMyRequestResponse['headers'];
  readonly cookies: LightMyRequestResponse['cookies'];
};

/** The whole gateway on a store of its own; `settings` go before the usual ones. */
export async function aTestApp(
  settings: Record<string, string> = {},
  /** Another gateway, whose store and keys this one shares. */
  beside?: TestApp,
): Promise<TestApp> {
  const [store, installation] = beside
    ? [
        { db: beside.db, close: async () => {} },
        { path: beside.folder, remove: () => {} },
      ]
    : await Promise.all([aDatabase(process.env.MONGODB_URL, 'gateway'), anInstallation()]);
  const folder = installation.path;
  const config = readConfig({
    MONGODB_URL: process.env.MONGODB_URL,
    CONTENT_URL: NOWHERE,
    MEDIA_URL: NOWHERE,
    REWRITER_URL: NOWHERE,
    JWT_KEYS_FILE: join(folder, 'secrets/keys.json'),
    DEMO_PASSWORD_FILE: join(folder, 'secrets/demo-password'),
    WEB_DIST: join(folder, 'web'),
    ASSETS_DIR: `${join(folder, 'assets')},${join(folder, 'more')}`,
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'info',
    ...settings,
  });
  let at = new Date('2026-03-01T10:00:00.000Z').getTime();
  const now = () => new Date(at);
  const keys = await createSigningKeys(config.keys);
  await prepareStore(store.db, config.demo, now);
  const logs: Record<string, unknown>[] = [];
  const recorded: Record<string, unknown>[] = [];
  const { app, operations } = buildApp({
    config,
    db: store.db,
    keys,
    clock: now,
    security: createSecurityLog({
      service: 'gateway',
      write: (line) => void recorded.push(JSON.parse(line)),
    }),
    logStream: { write: (line) => void logs.push(JSON.parse(line)) },
  });
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((one) => `${one} ${url}`));
  });
  await app.ready();
  return {
    app,
    operations,
    db: store.db,
    folder,
    tokens: createTokens(keys, now),
    now,
    advance: (ms) => {
      at += ms;
    },
    routes,
    logs,
    recorded,
    call: async (method, url, options = {}) => {
      const reply = await app.inject({ method, url, ...options });
      const isJson = String(reply.headers['content-type']).includes('application/json');
      return {
        status: reply.statusCode,
        body: isJson && reply.body !== '' ? reply.json() : undefined,
        text: reply.body,
        headers: reply.headers,
        cookies: reply.cookies,
      };
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close();
      await store.close();
      installation.remove();
    },
  };
}
