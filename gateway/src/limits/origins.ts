import { AppError } from '@isl/service-kit';
import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change that another site's page asks for with this person's cookies. */
export function createOriginCheck(
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
