import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import { HEADERS } from '@isl/contracts/tokens';
import { createService, type SecurityLog, type Service } from '@isl/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Db } from 'mongodb';
import { Gauge } from 'prom-client';
import { Agent } from 'undici';
import { emailKeyOf } from './accounts/account.js';
import { createAccountsRepository } from './accounts/accounts.repository.js';
import { registerAccounts } from './accounts/accounts.routes.js';
import { createAccountsService } from './accounts/accounts.service.js';
import { createExportService } from './accounts/export.service.js';
import { createPasswords } from './accounts/passwords.js';
import { registerAuth } from './auth/auth.routes.js';
import { createAuthService } from './auth/auth.service.js';
import { createDevices } from './auth/devices.js';
import { createRefreshCookies } from './auth/refresh-cookie.js';
import { createResetsRepository } from './auth/resets.repository.js';
import { createSessionsRepository } from './auth/sessions.repository.js';
import { registerSessions } from './auth/sessions.routes.js';
import { createSessionsService } from './auth/sessions.service.js';
import type { Clock } from './clock.js';
import type { Config } from './config.js';
import { startClearing } from './contact/clearing.js';
import { registerContact } from './contact/contact.routes.js';
import { createMessagesRepository } from './contact/messages.repository.js';
import { startErasing } from './erasures/erasing.js';
import { createErasuresRepository } from './erasures/erasures.repository.js';
import { createErasuresService } from './erasures/erasures.service.js';
import { createNetOf } from './limits/addresses.js';
import { limitArrival } from './limits/arrival.js';
import { warnOfUntrustedForwarding } from './limits/forwarded.js';
import { createGate } from './limits/gate.js';
import { createOriginCheck } from './limits/origins.js';
import { createLimits } from './limits/rate-limits.js';
import { createAddresses } from './page/addresses.js';
import { registerPageConfig } from './page/config.routes.js';
import { registerDocs } from './page/docs.routes.js';
import { registerAssets, registerPage } from './page/page.routes.js';
import { createPartClient } from './parts/part-client.js';
import { createPartCheck } from './parts/part-states.js';
import { createUpstreams } from './parts/upstreams.js';
import { createProofs } from './proofs/proofs.js';
import { registerProofs } from './proofs/proofs.routes.js';
import { createUsedProofs } from './proofs/used-proofs.repository.js';
import { describeParts, isStreamed } from './proxy/parts.js';
import { keepPrivate } from './proxy/private-answers.js';
import { registerProxy } from './proxy/proxy.routes.js';
import { watchSecurity } from './security/security-events.js';
import { registerStats } from './stats/stats.routes.js';
import { createStatsService } from './stats/stats.service.js';
import { registerJwks } from './tokens/jwks.routes.js';
import type { SigningKeys } from './tokens/keys.js';
import { createTokens } from './tokens/tokens.js';
import { createVisitors } from './tokens/visitors.js';

type Dependencies = {
  readonly config: Config;
  readonly db: Db;
  readonly keys: SigningKeys;
  readonly clock: Clock;
  readonly security: SecurityLog;
  readonly logStream?: { write: (line: string) => void };
};

/** A body that is no upload has this long to arrive. */
const ARRIVAL_MS = 30_000;
/** For a year, browsers that came once come by https only. */
const TRANSPORT_SECURITY = 'max-age=31536000';
/** After an answer, what the sender still sends is thrown away for this long, then the line is cut. */
const LINGER_MS = 10_000;
/** A connection on which nothing moves in either direction. */
const SILENT_CONNECTION_MS = 120_000;

export function buildApp(dependencies: Dependencies): Service {
  const { config, db, logStream } = dependencies;
  const service = createService({
    name: 'gateway',
    logLevel: config.LOG_LEVEL,
    ...(logStream ? { logStream } : {}),
    checks: {
      mongodb: async () => {
        await db.command({ ping: 1 });
      },
    },
    told: {
      content: createPartCheck(config.CONTENT_URL, dependencies.clock),
      media: createPartCheck(config.MEDIA_URL, dependencies.clock),
      rewriter: createPartCheck(config.REWRITER_URL, dependencies.clock),
    },
    headers: isHttps(config) ? { 'strict-transport-security': TRANSPORT_SECURITY } : {},
    requestTimeoutMs: 0,
    server: {
      genReqId: () => randomUUID(),
      trustProxy: config.TRUST_PROXY.length > 0 && [...config.TRUST_PROXY],
      connectionTimeout: SILENT_CONNECTION_MS,
    },
  });
  const { app, registry } = service;
  guardConnections(app);
  warnOfUntrustedForwarding(app, dependencies.clock);
  keepPrivate(app);
  void app.register((scope, _options, done) => {
    registerEverything(scope, dependencies, registry).then(() => done(), done);
  });
  return service;
}

async function registerEverything(
  app: FastifyInstance,
  { config, db, keys, clock, security }: Dependencies,
  registry: Service['registry'],
): Promise<void> {
  const isSecure = isHttps(config);
  const publicOrigin = config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).origin] : [];
  const webOrigins = [...config.WEB_ORIGINS.map((url) => new URL(url).origin), ...publicOrigin];

  const tokens = createTokens(keys, clock);
  const netOf = createNetOf(keys.secretFor('net'));
  const devices = createDevices(tokens, { secret: keys.secretFor('device'), isSecure });
  const proofs = createProofs(createUsedProofs(db), keys.secretFor);
  const limits = createLimits({
    db,
    gate: createGate(proofs),
    netOf,
    verifier: tokens.verifier,
    deviceOf: devices.accountOf,
    secret: keys.secretFor('limits'),
    scale: config.RATE_LIMIT_SCALE,
    demoEmail: config.demo?.email ?? null,
  });
  const visitors = createVisitors(tokens, { netOf, mayWelcome: limits.mayWelcome, isSecure });
  const cookies = createRefreshCookies({ isSecure });
  const addressesOf = createAddresses(config);
  const upstreams = {
    content: createUpstreams(config.CONTENT_URL, clock),
    media: createUpstreams(config.MEDIA_URL, clock),
    rewriter: createUpstreams(config.REWRITER_URL, clock),
  };
  const parts = (['content', 'media'] as const).map((name) =>
    createPartClient({
      name,
      upstreams: upstreams[name],
      issueToken: tokens.internal,
      onFailure: (failure) => app.log.warn(failure, 'a part did not answer'),
    }),
  );

  const accounts = createAccountsRepository(db);
  const sessionsRepository = createSessionsRepository(db);
  const resets = createResetsRepository(db);
  const erasuresRepository = createErasuresRepository(db);
  const passwords = createPasswords();
  const sessions = createSessionsService({
    sessions: sessionsRepository,
    clock,
    lifetimeMs: config.REFRESH_SECONDS * 1000,
    longestMs: config.SESSION_MAX_SECONDS * 1000,
    onReuse: ({ userId }) => {
      app.log.warn({ userId }, 'a used refresh secret came again');
      security.record({ event: 'refresh-reuse', outcome: 'refused', who: userId });
    },
  });
  const erasures = createErasuresService({
    erasures: erasuresRepository,
    parts,
    eraseHere: async (userId) => {
      await accounts.remove(userId);
      await sessions.endAll(userId);
      await resets.removeOfUser(userId);
    },
    clock,
  });

  watchSecurity(app, {
    log: security,
    verifier: tokens.verifier,
    accountIdOf: async (email) => (await accounts.findByEmailKey(emailKeyOf(email)))?._id ?? null,
  });
  await app.register(cookie);
  await app.register(cors, {
    origin: webOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['x-request-id', 'retry-after', HEADERS.proofLevel],
    maxAge: 600,
    // Any other OPTIONS would be refused in words that the contract does not know.
    strictPreflight: false,
  });
  app.addHook('onRequest', createOriginCheck(webOrigins));

  void app.register((scope, _options, done) => {
    registerAuth(scope, {
      service: createAuthService({ accounts, passwords, sessions, resets, clock }),
      accounts,
      tokens,
      cookies,
      devices,
      limits,
    });
    registerSessions(scope, { sessions, verifier: tokens.verifier, cookies, limits });
    done();
  });
  registerAccounts(app, {
    service: createAccountsService({ accounts, passwords, sessions, erasures }),
    exports: createExportService(parts, sessionsRepository),
    tokens,
    cookies,
    devices,
    limits,
  });
  const messages = createMessagesRepository(db);
  registerContact(app, {
    messages,
    verifier: tokens.verifier,
    limits,
    clock,
  });
  registerProofs(app, { proofs, limits, tokens });
  registerJwks(app, keys);
  registerPageConfig(app, { settings: config, addressesOf, visitors });
  registerStats(
    app,
    createStatsService({
      parts,
      countUsers: accounts.count,
      countReviewers: accounts.countReviewers,
      clock,
    }),
  );

  const agent = new Agent({
    connect: { timeout: 3_000 },
    headersTimeout: 60_000,
    bodyTimeout: 60_000,
  });
  const idleMs = config.UPLOAD_IDLE_SECONDS * 1000;
  for (const part of describeParts(upstreams, config.MEDIA_MAX_UPLOAD_BYTES)) {
    registerProxy(app, part, { agent, limits, idleMs });
  }
  registerDocs(app);
  registerAssets(app, config.ASSETS_DIR);
  registerPage(app, {
    webDist: config.WEB_DIST,
    addressesOf,
    visitors,
    publicOrigin: publicOrigin[0],
  });

  const open: Gauge = new Gauge({
    name: 'erasures_open',
    help: 'Erased accounts that some service has not erased yet.',
    registers: [registry],
    collect: async () => {
      open.set(await erasuresRepository.countOpen());
    },
  });
  app.addHook('onReady', async () => {
    const erasing = startErasing(erasures, (error) =>
      app.log.error({ err: error }, 'erasing failed'),
    );
    app.addHook('onClose', erasing.stop);
    const clearing = startClearing(messages, clock, (error) =>
      app.log.error({ err: error }, 'old messages stayed'),
    );
    app.addHook('onClose', clearing.stop);
  });
  app.addHook('onClose', () => agent.close());
}

/** Whether people come by https. */
function isHttps({ PUBLIC_URL }: Config): boolean {
  return PUBLIC_URL?.startsWith('https://') ?? false;
}

/** On every answer and for every sender, known route or not. */
function guardConnections(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading && !isStreamed(request.url)) limitArrival(request.raw, ARRIVAL_MS);
  });
  app.addHook('onResponse', async (request) => {
    if (request.method !== 'GET') limitArrival(request.raw, LINGER_MS);
  });
}
