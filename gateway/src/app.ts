import cookie from '@fastify/cookie';
import { createService, type SecurityLog, type Service } from '@isl/service-kit';
import type { Clock } from '@isl/service-kit/clock';
import { every } from '@isl/service-kit/every';
import { ping } from '@isl/service-kit/mongo';
import { requestIdOf } from '@isl/service-kit/tracing';
import type { FastifyInstance } from 'fastify';
import type { Db } from 'mongodb';
import { emailKeyOf } from './accounts/account.js';
import { registerAccounts } from './accounts/accounts.routes.js';
import { registerAudit } from './audit/audit.routes.js';
import { createAuditService } from './audit/audit.service.js';
import { createOwnAudit } from './audit/own-audit.js';
import { registerAuth } from './auth/auth.routes.js';
import { registerSessions } from './auth/sessions.routes.js';
import { registerCompression } from './compression.js';
import { type Config, isHttps } from './config.js';
import { startClearing } from './contact/clearing.js';
import { registerContact } from './contact/contact.routes.js';
import { createMessagesRepository } from './contact/messages.repository.js';
import { measureErasures } from './erasures/erasures.metrics.js';
import { ERASING_INTERVAL_MS } from './erasures/erasures.service.js';
import { createExampleCarrier, EXAMPLES_INTERVAL_MS } from './examples/carry-examples.js';
import { createGuards } from './guards.js';
import { guardConnections } from './limits/connections.js';
import { warnOfUntrustedForwarding } from './limits/forwarded.js';
import { registerOrigins } from './limits/origins.js';
import { endSilentConnections } from './limits/silence.js';
import { registerManaging } from './managing/managing.routes.js';
import { CARRYING_INTERVAL_MS, createCarrier } from './outcomes/carry-outcomes.js';
import { createAddresses } from './page/addresses.js';
import { registerPageConfig } from './page/config.routes.js';
import { registerDocs } from './page/docs.routes.js';
import { registerAssets, registerPage } from './page/page.routes.js';
import { createSubjects } from './page/subjects.js';
import { createCopies } from './parts/copies.js';
import { createPartClient } from './parts/part-client.js';
import { createPartCheck } from './parts/part-states.js';
import { createUpstreams } from './parts/upstreams.js';
import { watchCopies } from './parts/watch-copies.js';
import { createPeople } from './people.js';
import { registerProofs } from './proofs/proofs.routes.js';
import { registerParts } from './proxy/parts.js';
import { keepPrivate } from './proxy/private-answers.js';
import { registerReviewing } from './reviewing/reviewing.routes.js';
import { watchSecurity } from './security/security-events.js';
import { registerState } from './state/state.routes.js';
import { createStateService } from './state/state.service.js';
import { registerStats } from './stats/stats.routes.js';
import { createStatsService } from './stats/stats.service.js';
import { createTakeCarrier, TAKES_INTERVAL_MS } from './takes/carry-takes.js';
import { registerJwks } from './tokens/jwks.routes.js';
import type { SigningKeys } from './tokens/keys.js';
import { createTokens, type Tokens } from './tokens/tokens.js';
import { announceTraces, registerTraces } from './traces/traces.routes.js';

type Dependencies = {
  readonly config: Config;
  readonly db: Db;
  readonly keys: SigningKeys;
  readonly clock: Clock;
  readonly security: SecurityLog;
  readonly logStream?: { write: (line: string) => void };
};

/** For a year, browsers that came once come by https only. */
const TRANSPORT_SECURITY = 'max-age=31536000';

export function buildApp(dependencies: Dependencies): Service {
  const { config, db, keys, clock, logStream } = dependencies;
  const tokens = createTokens(keys, clock);
  const service = createService({
    name: 'gateway',
    logLevel: config.LOG_LEVEL,
    ...(logStream ? { logStream } : {}),
    checks: { mongodb: () => ping(db) },
    told: {
      content: createPartCheck(config.CONTENT_URL, clock),
      media: createPartCheck(config.MEDIA_URL, clock),
      rewriter: createPartCheck(config.REWRITER_URL, clock),
    },
    verifier: tokens.verifier,
    commit: config.ISL_COMMIT,
    headers: isHttps(config) ? { 'strict-transport-security': TRANSPORT_SECURITY } : {},
    requestTimeoutMs: 0,
    server: {
      // What a stranger calls a request is its name only where it is a trace's.
      genReqId: ({ headers }) => requestIdOf(headers, () => false),
      trustProxy: config.TRUST_PROXY.length > 0 && [...config.TRUST_PROXY],
    },
  });
  const { app, steps } = service;
  guardConnections(steps);
  endSilentConnections(app);
  warnOfUntrustedForwarding(steps, clock);
  keepPrivate(app);
  announceTraces(app);
  void app.register((scope, _options, done) => {
    registerFeatures(scope, dependencies, service, tokens).then(() => done(), done);
  });
  return service;
}

async function registerFeatures(
  app: FastifyInstance,
  { config, db, keys, clock, security }: Dependencies,
  { registry, state, steps }: Pick<Service, 'registry' | 'state' | 'steps'>,
  tokens: Tokens,
): Promise<void> {
  const publicOrigin = config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : undefined;
  const webOrigins = config.WEB_ORIGINS.map((url) => new URL(url).origin);
  const { verifier } = tokens;
  const guards = createGuards({ config, db, keys, tokens });
  const { limits, visitors } = guards;
  const upstreams = {
    content: createUpstreams(config.CONTENT_URL, clock),
    media: createUpstreams(config.MEDIA_URL, clock),
    rewriter: createUpstreams(config.REWRITER_URL, clock),
  };
  const clientOf = (name: 'content' | 'media') =>
    createPartClient({
      name,
      upstreams: upstreams[name],
      issueToken: tokens.internal,
      onFailure: (failure) => app.log.warn(failure, 'a part did not answer'),
    });
  const [content, media] = [clientOf('content'), clientOf('media')];
  const parts = [content, media];
  const people = createPeople({ config, db, clock, parts, security, log: app.log });
  const { accounts, acts, sessions } = people;
  const messages = createMessagesRepository(db);
  const addressesOf = createAddresses(config);

  watchSecurity(
    { app, steps },
    {
      log: security,
      verifier,
      accountIdOf: async (email) => (await accounts.findByEmailKey(emailKeyOf(email)))?._id ?? null,
    },
  );
  await app.register(cookie);
  await registerOrigins(app, {
    webOrigins: publicOrigin ? [...webOrigins, publicOrigin] : webOrigins,
    signKitOf: (request) => addressesOf(request).signKit,
  });

  registerDocs(app);
  registerAssets(app, config.ASSETS_DIR);
  registerPage(app, {
    ...{ addressesOf, visitors, publicOrigin },
    webDist: config.WEB_DIST,
    subjectOf: createSubjects(upstreams),
  });
  // What stands above was compressed when it was built, or is so by nature.
  await registerCompression(app);
  void app.register((scope, _options, done) => {
    registerAuth(scope, { ...guards, service: people.auth, accounts });
    registerSessions(scope, { ...guards, sessions, verifier });
    done();
  });
  registerAccounts(app, { ...guards, service: people.accountsService, exports: people.exports });
  registerReviewing(app, { service: people.reviewing, verifier, limits, security });
  registerManaging(app, { service: people.managing, verifier, limits, security });
  registerContact(app, { messages, acts, verifier, limits, clock });
  registerAudit(app, {
    audit: createAuditService(createOwnAudit({ db, acts, accounts }), parts),
    verifier,
  });
  registerState(app, {
    state: createStateService({
      ...{ db, urls: config.stateUrls, copiesOf: createCopies(tokens.internal), own: state, clock },
      keepers: parts,
      queues: {
        reviewerRequests: people.countRequests,
        messages: messages.count,
        erasuresOpen: people.erasureCounts.open,
        erasuresOverdue: people.erasureCounts.overdue,
      },
    }),
    verifier,
  });
  registerProofs(app, guards);
  registerJwks(app, keys);
  registerPageConfig(app, { settings: config, addressesOf, visitors });
  const { count: countUsers, countReviewers } = accounts;
  registerTraces(app, limits);
  registerStats(app, createStatsService({ parts, countUsers, countReviewers, clock }));
  registerParts(app, {
    upstreams,
    limits,
    maxUploadBytes: config.MEDIA_MAX_UPLOAD_BYTES,
    idleMs: config.UPLOAD_IDLE_SECONDS * 1000,
  });

  measureErasures(registry, people.erasureCounts);
  app.addHook('onReady', async () => {
    const copies = [
      [config.CONTENT_URL, upstreams.content],
      [config.MEDIA_URL, upstreams.media],
      [config.REWRITER_URL, upstreams.rewriter],
    ] as const;
    for (const [urls, taken] of copies.filter(([urls]) => urls.length > 1)) {
      const watching = watchCopies(urls, taken);
      app.addHook('onClose', watching.stop);
    }
    const erasing = every(ERASING_INTERVAL_MS, people.erasures.runDue, (error) =>
      app.log.error({ err: error }, 'erasing failed'),
    );
    const carrying = every(CARRYING_INTERVAL_MS, createCarrier(media, content), (error) =>
      app.log.error({ err: error }, 'what became of clips was not carried'),
    );
    const teaching = every(
      EXAMPLES_INTERVAL_MS,
      createExampleCarrier({
        from: media,
        to: config.stateUrls.signs ?? [],
        issueToken: tokens.internal,
        onFailure: (failure) => app.log.warn(failure, 'a part did not answer'),
      }),
      (error) => app.log.error({ err: error }, 'examples of signs were not carried'),
    );
    const closing = new AbortController();
    const finding = every(
      TAKES_INTERVAL_MS,
      createTakeCarrier({
        from: media,
        to: config.stateUrls.signs ?? [],
        issueToken: tokens.internal,
        onFailure: (failure) => app.log.warn(failure, 'a part did not answer'),
        signal: closing.signal,
      }),
      (error) => app.log.error({ err: error }, 'points of clips were not carried'),
    );
    const clearing = startClearing(messages, clock, (error) =>
      app.log.error({ err: error }, 'old messages stayed'),
    );
    app.addHook('onClose', erasing.stop);
    app.addHook('onClose', carrying.stop);
    app.addHook('onClose', teaching.stop);
    app.addHook('onClose', () => {
      closing.abort();
      return finding.stop();
    });
    app.addHook('onClose', clearing.stop);
  });
}
