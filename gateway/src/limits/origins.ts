import cors from '@fastify/cors';
import { HEADERS } from '@isl/contracts/tokens';
import { AppError } from '@isl/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lets these sites' pages call with a person's cookies, and refuses changes from any other's. */
export async function registerOrigins(
  app: FastifyInstance,
  webOrigins: readonly string[],
): Promise<void> {
  await app.register(cors, {
    origin: [...webOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['x-request-id', 'retry-after', HEADERS.proofLevel],
    maxAge: 600,
    // Any other OPTIONS would be refused in words that the contract does not know.
    strictPreflight: false,
  });
  app.addHook('onRequest', createOriginCheck(webOrigins));
}

/** Refuses a change that another site's page asks for with this person's cookies. */
function createOriginCheck(
  webOrigins: readonly string[],
): (request: FastifyRequest) => Promise<void> {
  const allowed = new Set(webOrigins);
  return async (request) => {
    const { origin, cookie, 'sec-fetch-site': site } = request.headers;
    if (SAFE_METHODS.has(request.method) || !cookie) return;
    const isForeign =
      origin === undefined
        ? site === 'cross-site'
        : !allowed.has(origin) && hostOf(origin) !== request.host;
    if (isForeign) {
      throw new AppError('ORIGIN_REFUSED', 'This request came from another site.');
    }
  };
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
