import cors, {
  type FastifyCorsOptions,
  type FastifyCorsOptionsDelegatePromise,
} from '@fastify/cors';
import { HEADERS } from '@isl/contracts/tokens';
import { AppError } from '@isl/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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
  const ours: FastifyCorsOptions = {
    origin: [...webOrigins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['x-request-id', 'retry-after', HEADERS.proofLevel],
    maxAge: 600,
    // Any other OPTIONS would be refused in words that the contract does not know.
    strictPreflight: false,
  };
  const isOfSignKit = (request: FastifyRequest): boolean =>
    request.method === 'GET' &&
    OF_A_CLIP.test(request.url) &&
    request.headers.origin === new URL(signKitOf(request)).origin;
  const delegator: FastifyCorsOptionsDelegatePromise = async (request) =>
    isOfSignKit(request) ? { origin: [request.headers.origin ?? ''], methods: ['GET'] } : ours;
  await app.register(cors, { delegator });
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
