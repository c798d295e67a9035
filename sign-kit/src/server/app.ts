import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { AppError, createService, type Service } from '@isl/service-kit';
import { createVerifier } from '@isl/service-kit/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LEARN_PAGE, TABS } from '../learn/tabs.js';
import type { Config } from './config.js';
import { pageHeaders } from './page-headers.js';

type Dependencies = {
  readonly config: Config;
  /** The folder of the built pages. */
  readonly pageDist: string;
  readonly logStream?: { write: (line: string) => void };
};

const PREFIX = '/sign-kit/';
const FILES = { convert: 'convert.html', learn: 'learn-sign.html', edit: 'edit.html' } as const;
/** The addresses of the pages; each tab of the learn page has its own. */
const PAGES: Readonly<Record<string, string>> = {
  convert: FILES.convert,
  edit: FILES.edit,
  [LEARN_PAGE]: FILES.learn,
  ...Object.fromEntries(TABS.map((tab) => [`${LEARN_PAGE}/${tab}`, FILES.learn])),
};
/** The build's names carry a hash of the content: such a file never changes. */
const HASHED = /[\\/]assets[\\/].+-[\w-]{8}\.\w+(\.map)?(\.br|\.gz)?$/;
const HOST_NAME = /^([\w.-]+|\[[\da-f:.]+\])$/i;

/** The pages, their files, and what they ask the server. */
export function buildApp({ config, pageDist, logStream }: Dependencies): Service {
  const service = createService({
    name: 'sign-kit',
    logLevel: config.LOG_LEVEL,
    ...(logStream ? { logStream } : {}),
    ...(config.AUTH_JWKS_URL ? { verifier: createVerifier(config.AUTH_JWKS_URL) } : {}),
    commit: config.ISL_COMMIT,
    checks: { pages: () => access(join(pageDist, FILES.convert)) },
  });
  const { app } = service;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  registerFiles(app, pageDist, config.ASSETS_DIR);
  registerPages(app, config);
  return service;
}

function registerFiles(app: FastifyInstance, pageDist: string, assets: readonly string[]): void {
  void app.register(fastifyStatic, {
    root: pageDist,
    prefix: PREFIX,
    index: false,
    wildcard: true,
    preCompressed: true,
    cacheControl: false,
    // Pages go out with their headers only, by the routes below.
    allowedPath: (path, _root, request) =>
      !path.endsWith('.html') || request.routeOptions.url !== `${PREFIX}*`,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  if (assets.length === 0) return;
  void app.register(fastifyStatic, {
    root: [...assets],
    prefix: '/static/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=3600');
    },
  });
}

function registerPages(app: FastifyInstance, config: Config): void {
  const addressesOf = (request: FastifyRequest) => ({
    signsUrl:
      config.PUBLIC_SIGNS_URL ??
      `${request.protocol}://${hostNameOf(request)}:${config.SIGNS_PORT}`,
    webOrigins: config.WEB_ORIGINS,
  });
  for (const [name, file] of Object.entries(PAGES)) {
    app.get(`${PREFIX}${name}`, async (request, reply) =>
      reply
        .headers(pageHeaders(addressesOf(request)))
        .header('cache-control', 'no-cache')
        .sendFile(file),
    );
  }
  app.get(`${PREFIX}config.json`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return addressesOf(request);
  });
  for (const start of ['/', '/sign-kit', PREFIX]) {
    app.get(start, async (_request, reply) => reply.redirect(`${PREFIX}convert`));
  }
}

function hostNameOf(request: FastifyRequest): string {
  const url = `${request.protocol}://${request.host}`;
  const name = URL.canParse(url) ? new URL(url).hostname : '';
  if (!HOST_NAME.test(name)) {
    throw new AppError('BAD_HOST', 'The Host header of this request makes no address.');
  }
  return name;
}
