import { setTimeout as pause } from 'node:timers/promises';
import { type FastifyInstance, type FastifyServerOptions, fastify, LogController } from 'fastify';
import { Registry } from 'prom-client';
import type { Verifier } from './access.js';
import {
  type CopyState,
  createCopyState,
  type MoreState,
  registerCopyState,
} from './copy-state.js';
import { renderError } from './errors.js';
import { type Checks, createReadiness, registerHealth, registerOperations } from './health.js';
import { createNotFound } from './not-found.js';
import { createRequestSeconds } from './request-seconds.js';
import { createSteps, type Steps } from './steps.js';
import { activeTracing, requestIdOf } from './tracing.js';
import { createUnreadable, createUnroutable } from './unread-requests.js';
import { strictValidators } from './validators.js';

export type Service = {
  readonly app: FastifyInstance;
  readonly steps: Steps;
  /** Reasons and measurements, on a port that only those who run the service reach. */
  readonly operations: FastifyInstance;
  readonly registry: Registry;
  /** How this process is, and why. */
  readonly state: () => Promise<CopyState>;
  /** Serves the app and, where it has a port, what is said to those who run it. */
  readonly listen: (addresses: Addresses) => Promise<void>;
  /** Closes both. */
  readonly close: () => Promise<void>;
  /** From now on /ready answers 503 and connections end with their answer; returns when balancers know. */
  readonly drain: () => Promise<void>;
};

type Options = {
  readonly name: string;
  readonly logLevel: string;
  readonly checks: Checks;
  /** Named by /ready like the checks; the service is ready without them. */
  readonly told?: Checks;
  /** Knows the gateway, which is then told by this port how the process is, and why. */
  readonly verifier?: Pick<Verifier, 'requireInternal'>;
  /** What it was built from. */
  readonly commit?: string | undefined;
  /** What else is told to the gateway. */
  readonly more?: () => Promise<MoreState>;
  /** Milliseconds a request may take to arrive in full; 0 for uploads that watch their own idle time. */
  readonly requestTimeoutMs?: number;
  readonly bodyLimitBytes?: number;
  /** Where the logs go; standard output unless a test listens. */
  readonly logStream?: { write: (line: string) => void };
  /** On every answer, whatever made it. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly server?: Partial<FastifyServerOptions>;
};

type Addresses = {
  readonly HOST: string;
  readonly PORT: number;
  readonly OPS_HOST: string;
  readonly OPS_PORT?: number | undefined;
  readonly DRAIN_SECONDS: number;
};

const REQUEST_ID = /^[\w.:-]{1,128}$/;

/** A Fastify instance with the face every part has: logs, request ids, errors, health; and its other port. */
export function createService(options: Options): Service {
  let draining = false;
  let drainMs = 0;
  const registry = new Registry();
  const headers = { 'x-content-type-options': 'nosniff', ...options.headers };
  const app = fastify({
    logger: loggerOptions(options),
    logController: quiet(),
    requestIdHeader: false,
    genReqId: ({ headers }) => requestIdOf(headers, (id) => REQUEST_ID.test(id)),
    requestTimeout: options.requestTimeoutMs ?? 30_000,
    bodyLimit: options.bodyLimitBytes ?? 256 * 1024,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    trustProxy: false,
    // A contract's body may have fields that it does not name; these two are dropped like any of them.
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    frameworkErrors: createUnroutable(headers),
    clientErrorHandler: createUnreadable(headers),
    ...options.server,
  });
  app.setValidatorCompiler(strictValidators());
  app.setErrorHandler(renderError);
  app.setNotFoundHandler(createNotFound(app));
  const always = Object.entries(headers);
  const steps = createSteps(app);
  steps.arrived((request, reply) => {
    for (const [name, value] of always) reply.header(name, value);
    reply.header('x-request-id', request.id);
    // A connection that is kept is where the next request would come, also when nobody listens any more.
    if (draining) reply.header('connection', 'close');
  });
  recordRequests(steps, registry);
  activeTracing()?.watchRequests(app);
  const readiness = createReadiness(
    { needed: options.checks, told: options.told ?? {} },
    () => draining,
  );
  registerHealth(app, readiness);
  const state = createCopyState({ readiness, commit: options.commit, more: options.more });
  if (options.verifier) registerCopyState(app, options.verifier, state);
  const operations = fastify({ loggerInstance: app.log, logController: quiet() });
  operations.setErrorHandler(renderError);
  operations.setNotFoundHandler(createNotFound(operations));
  registerOperations(operations, { readiness, registry });
  return {
    app,
    steps,
    operations,
    registry,
    state,
    listen: async ({ HOST, PORT, OPS_HOST, OPS_PORT, DRAIN_SECONDS }) => {
      drainMs = DRAIN_SECONDS * 1000;
      await app.listen({ host: HOST, port: PORT });
      if (OPS_PORT !== undefined) await operations.listen({ host: OPS_HOST, port: OPS_PORT });
    },
    close: async () => {
      await app.close();
      await operations.close();
    },
    drain: async () => {
      draining = true;
      await pause(drainMs);
    },
  };
}

/** Our own line a request says what is needed; the framework's would repeat it. */
function quiet(): LogController {
  return new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
}

function loggerOptions({ name, logLevel, logStream }: Options) {
  return {
    level: logLevel,
    base: { service: name },
    timestamp: logTime(),
    formatters: { level: (label: string) => ({ level: label }) },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    ...(logStream ? { stream: logStream } : {}),
  };
}

/** A log line's time. Many lines fall into one millisecond, whose text is made once. */
function logTime(): () => string {
  let at = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== at) {
      at = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/** One log line and one measurement a request; the route's pattern, never the address with its ids. */
function recordRequests(steps: Steps, registry: Registry): void {
  const observe = createRequestSeconds(registry);
  steps.answered((request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const { method } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    observe(method, route, status, ms / 1000);
    const fields = { method, route, status, ms };
    if (QUIET_ROUTES.has(route)) request.log.debug(fields, 'answered');
    else request.log.info(fields, 'answered');
  });
}

const QUIET_ROUTES = new Set(['/health', '/ready', '/internal/state']);
