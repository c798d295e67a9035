import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Visitors } from '../tokens/visitors.js';
import type { Addresses } from './addresses.js';
import { sendHomePage } from './home-pages.js';
import { languageOf } from './language.js';
import { pageHeaders } from './page-headers.js';
import { createPages } from './pages.js';
import type { SubjectOf } from './subjects.js';

/** The build's names carry a hash of the content: such a file never changes. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+(\.map)?$/;
const NEVER_CHANGES = 'public, max-age=31536000, immutable';
/** Such a file is asked for once, whole, by the page's own site. */
const BARE = { acceptRanges: false, etag: false, lastModified: false } as const;
const UNREAD = [
  'access-control-allow-credentials',
  'access-control-expose-headers',
  'x-request-id',
] as const;
const ASK_AGAIN = 'no-cache';
/** Pages are answered with their headers, never as files. */
const IS_PAGE = /^(index\.html|pages\/.*|pages\.json.*)$/;
/** Addresses below these are never a screen of the page. */
const NOT_PAGES = /^(api|internal|static|\.well-known|health|ready|metrics)(\/|$)/;
/** No screen has such a name, and who asks for one looks for what lies about. */
const HIDDEN = /(^|\/)\.|\0/;
const NOT_BUILT =
  'The page is not here: build it with `npm run build -w @isl/web` and set WEB_DIST to web/dist.\n';

/** The web build; any address that a browser navigates to and that is no file is the page's own. */
export function registerPage(
  app: FastifyInstance,
  dependencies: {
    readonly webDist: string | undefined;
    readonly addressesOf: (request: FastifyRequest) => Addresses;
    readonly visitors: Visitors;
    /** Where the pages are at home, if somebody said it. */
    readonly publicOrigin: string | undefined;
    readonly subjectOf: SubjectOf;
  },
): void {
  const { webDist, addressesOf, visitors, publicOrigin, subjectOf } = dependencies;
  if (webDist === undefined) {
    app.get('/*', async (request, reply) =>
      isNavigation(request) ? sayNotBuilt(reply) : reply.callNotFound(),
    );
    return;
  }
  void app.register(fastifyStatic, {
    root: webDist,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
  });
  const pages = createPages(webDist, publicOrigin, subjectOf);

  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/*',
    async (request, reply) => {
      const path = request.params['*'];
      if (!IS_PAGE.test(path) && (await isFile(webDist, path))) {
        if (!HASHED.test(path)) return reply.header('cache-control', ASK_AGAIN).sendFile(path);
        // A page is some thirty of these: on a slow line what nobody reads of them is waited for too.
        for (const name of UNREAD) reply.removeHeader(name);
        return reply.header('cache-control', NEVER_CHANGES).sendFile(path, BARE);
      }
      if (!isNavigation(request)) return reply.callNotFound();
      const { 'accept-language': accepted } = request.headers;
      const page = await pages.at(
        path,
        request.query,
        languageOf(request.cookies.language, accepted),
      );
      if (page === null) return sayNotBuilt(reply);
      await visitors.welcome(request, reply);
      if (publicOrigin !== undefined) {
        reply.header('link', `<${new URL(page.path, publicOrigin).href}>; rel="canonical"`);
      }
      reply
        .headers(pageHeaders(addressesOf(request), { inlineScripts: page.inlineScripts }))
        .header('cache-control', ASK_AGAIN)
        .header('vary', 'Cookie, Accept-Language');
      if (page.home === null) return reply.sendFile(page.file);
      return sendHomePage(
        request,
        reply.header('vary', 'Cookie, Accept-Language, Accept-Encoding'),
        page.home,
      );
    },
  );
}

/** Pictures and clips that the product ships: each folder of the list, the first that has it. */
export function registerAssets(app: FastifyInstance, folders: readonly string[]): void {
  if (folders.length === 0) return;
  void app.register(fastifyStatic, {
    root: [...folders],
    prefix: '/static/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      // They are public, and sign-kit draws them on another origin.
      reply.header('access-control-allow-origin', '*');
    },
  });
}

/** What names no file is a screen, whoever asks: who previews a link takes anything. */
function isNavigation(request: FastifyRequest): boolean {
  const path = decodeURIComponent(request.url.split('?')[0] ?? '').slice(1);
  if (NOT_PAGES.test(path) || HIDDEN.test(path)) return false;
  const isFileName = /\.[\w-]{1,16}$/.test(path) && path !== 'index.html';
  return !isFileName || /text\/html/.test(request.headers.accept ?? '');
}

async function isFile(folder: string, path: string): Promise<boolean> {
  const segments = path.split('/');
  if (path.includes('\0') || segments.some((one) => one === '' || one.startsWith('.')))
    return false;
  return stat(join(folder, path)).then(
    (found) => found.isFile(),
    () => false,
  );
}

function sayNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
}
