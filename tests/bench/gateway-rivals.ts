import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import httpProxy from '@fastify/http-proxy';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { Histogram } from 'prom-client';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Pool } from 'undici';

/**
 * What the gateway is measured beside, each a process of its own: `KIND` says which. `BODY` is what
 * the own route and the upstream answer, `UPSTREAM` where proxies send to.
 */
const { KIND = '', PORT = '0', UPSTREAM = '', BODY = '' } = process.env;
const LISTEN = { host: '127.0.0.1', port: Number(PORT) };

/** The gateway's plugins and log settings, and nothing of its own. */
async function withPlugins(): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level: 'info',
      base: { service: 'rival' },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label: string) => ({ level: label }) },
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime: ms } = reply;
    request.log.info({ method, route: routeOptions.url, status, ms }, 'answered');
    done();
  });
  await app.register(cookie);
  await app.register(cors, { origin: ['http://localhost:8080'], credentials: true });
  return app;
}

/** Requests by method, route and status, as anything in production counts them. */
function count(app: FastifyInstance): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? '', status: String(reply.statusCode) };
    seconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/** As the gateway counts readers, by address. */
function limit(app: FastifyInstance): void {
  const limiter = new RateLimiterMemory({ points: 1e9, duration: 60 });
  app.addHook('onRequest', async (request) => {
    await limiter.consume(request.ip);
  });
}

function own(app: FastifyInstance): void {
  const body = JSON.parse(BODY) as object;
  app.route({ ...operationSchemas.getConfig, handler: async () => body });
}

const proxyOf = (isQuiet: boolean) => ({
  upstream: UPSTREAM,
  prefix: '/api/courses',
  rewritePrefix: '/courses',
  disableRequestLogging: isQuiet,
});

const KINDS: Readonly<Record<string, () => Promise<void>>> = {
  /** Answers fixed bytes, as a service behind a proxy. */
  upstream: async () => {
    const bytes = Buffer.from(BODY);
    createServer((_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
        'x-content-type-options': 'nosniff',
        'x-request-id': 'a-request',
        etag: 'W/"fixed"',
        'cache-control': 'no-cache',
      });
      response.end(bytes);
    }).listen(LISTEN);
  },
  'bare-fastify': async () => {
    const app = fastify();
    own(app);
    await app.listen(LISTEN);
  },
  fastify: async () => {
    const app = await withPlugins();
    own(app);
    await app.listen(LISTEN);
  },
  'counting-fastify': async () => {
    const app = await withPlugins();
    count(app);
    own(app);
    await app.listen(LISTEN);
  },
  'bare-http-proxy': async () => {
    const app = fastify();
    await app.register(httpProxy, proxyOf(true));
    await app.listen(LISTEN);
  },
  'http-proxy': async () => {
    const app = await withPlugins();
    limit(app);
    await app.register(httpProxy, proxyOf(true));
    await app.listen(LISTEN);
  },
  'counting-http-proxy': async () => {
    const app = await withPlugins();
    limit(app);
    count(app);
    await app.register(httpProxy, proxyOf(true));
    await app.listen(LISTEN);
  },
  /** The shortest proxy that there is: method, path and headers there, status, headers and bytes back. */
  'bare-undici': async () => {
    const pool = new Pool(UPSTREAM);
    createServer((request, response) => {
      const { connection: _hop, ...headers } = request.headers;
      const path = (request.url ?? '').replace('/api', '');
      pool.stream(
        { path, method: 'GET', headers },
        ({ statusCode, headers: given }) => {
          response.writeHead(statusCode, given as Record<string, string>);
          return response;
        },
        () => undefined,
      );
    }).listen(LISTEN);
  },
};

const begin = KINDS[KIND];
if (!begin) throw new Error(`KIND is none of ${Object.keys(KINDS).join(', ')}`);
await begin();

process.once('SIGTERM', () => process.exit());
