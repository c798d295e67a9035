import cors from '@fastify/cors';
import { HEADERS } from '@isl/contracts/tokens';
import { AppError } from '@isl/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What is shown of a clip to everybody; the pages of sign-kit play it beside the avatar. */
const OF_A_CLIP = /^\/api\/videos\/[^/?]+\/(stream|poster)(\?|$)/;

/**
 * Lets these sites' pages call with a person's cookies, and refuses changes from any other's. Pages
 * of sign-kit may read clips and their pictures, as a stranger does.
 */
export async function registerOrigins(
  app: FastifyInstance,
  {
    webOrigins,
    signKitOf,
  }: {
    readonly webOrigins: readonly string[];
    readonly signKitOf: (request: FastifyRequest) => string;
  },
): Promise<void> {
  const isOfSignKit = (request: FastifyRequest, origin: string): boolean =>
    request.method === 'GET' &&
    OF_A_CLIP.test(request.url) &&
    origin === new URL(signKitOf(request)).origin;
  await app.register(cors, {
    origin: [...webOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['x-request-id', 'retry-after', HEADERS.proofLevel].join(', '),
    maxAge: 600,
    // Any other OPTIONS would be refused in words that the contract does not know.
    strictPreflight: false,
  });
  const isRefused = createOriginCheck(webOrigins);
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin !== undefined && isOfSignKit(request, origin)) allowStrangers(reply, origin);
    if (!isRefused(request)) return done();
    done(new AppError('ORIGIN_REFUSED', 'This request came from another site.'));
  });
}

/** A read as of anybody, whose cookies do not count. */
function allowStrangers(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin);
  reply.removeHeader('access-control-allow-credentials');
  reply.removeHeader('access-control-expose-headers');
}

/** Tells a change that another site's page asks for with this person's cookies. */
function createOriginCheck(webOrigins: readonly string[]): (request: FastifyRequest) => boolean {
  const allowed = new Set(webOrigins);
  const isForeign = (request: FastifyRequest): boolean => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin === undefined) return site === 'cross-site';
    return !allowed.has(origin) && hostOf(origin) !== request.host;
  };
  return (request) =>
    !SAFE_METHODS.has(request.method) && Boolean(request.headers.cookie) && isForeign(request);
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
