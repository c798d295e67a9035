import { AppError } from '@isl/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Limits } from '../limits/rate-limits.js';
import type { Upstreams } from '../parts/upstreams.js';
import { ArrivingBody } from './arriving-body.js';
import { createForward, type Forward, type Mount, pathAtPart } from './forward.js';
import { boundGuesses } from './guesses.js';

/** A service behind the gateway. */
export type ProxiedPart = {
  /** As the person who waits for it calls it. */
  readonly title: string;
  readonly upstreams: Upstreams;
  /** Public prefix to the service's own. */
  readonly routes: Readonly<Record<string, string>>;
  readonly maxBodyBytes: number;
  readonly tooLarge: () => AppError;
  readonly isUpload: (request: FastifyRequest) => boolean;
};

type Options = {
  readonly dispatcher: Dispatcher;
  readonly limits: Limits;
  readonly idleMs: number;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const READING = new Set(['GET', 'HEAD']);
/** The service was not reached at all: another copy may be, whatever the request. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** It was reached and went away: only what changes nothing is asked again. */
const BROKE_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const TOO_SLOW = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** Passes a part's public prefixes on to it; nothing else of it can be reached. */
export function registerProxy(app: FastifyInstance, part: ProxiedPart, options: Options): void {
  const { dispatcher, limits, idleMs } = options;
  const forward = createForward(dispatcher);
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request) => {
      if (READING.has(request.method)) return limits.reading(request);
      await (part.isUpload(request) ? limits.uploads : limits.writes)(request);
      if (Number(request.headers['content-length'] ?? 0) > part.maxBodyBytes) throw part.tooLarge();
    });
    boundGuesses(scope, limits);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request, raw, parsed) => {
      const { maxBodyBytes: maxBytes, tooLarge } = part;
      parsed(null, hasBody(request) ? new ArrivingBody(raw, { maxBytes, tooLarge, idleMs }) : null);
    });
    for (const [prefix, rewritePrefix] of Object.entries(part.routes)) {
      const handler = createHandler(part, forward, { prefix, rewritePrefix });
      for (const url of [prefix, `${prefix}/*`]) scope.route({ method: METHODS, url, handler });
    }
    done();
  });
}

/** Asks one copy of the part, and another where that can help. */
function createHandler(part: ProxiedPart, forward: Forward, mount: Mount) {
  const { upstreams } = part;
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const path = pathAtPart(request.url, mount);
    const tried = new Set<string>();
    const ask = (origin: string): void => {
      const isFirst = tried.size === 0;
      tried.add(origin);
      forward({ request, reply, origin, path, mount }, (error: Cause) => {
        request.log.warn({ err: error }, 'a part did not answer');
        const again = mayAskAgain(request, error) ? otherCopy({ origin, isFirst }, error) : null;
        if (again === null) {
          void reply.send(answerTo(part, error));
          return;
        }
        if (request.body instanceof ArrivingBody) request.body = request.body.renewed();
        ask(again);
      });
    };
    const otherCopy = (last: { origin: string; isFirst: boolean }, { code = '' }: Cause) => {
      if (NOT_REACHED.has(code)) upstreams.failed(last.origin);
      // A kept connection that the service had closed fails once; a fresh one works.
      const sameAgain = BROKE_OFF.has(code) && last.isFirst ? last.origin : null;
      return upstreams.next(tried) ?? sameAgain;
    };
    const first = upstreams.next();
    if (first === null) throw new Error('a part has no address');
    ask(first);
  };
}

/** Whether another attempt is any use, and allowed: what changes something is not done twice. */
function mayAskAgain({ method, body }: FastifyRequest, { code = '' }: Cause): boolean {
  if (!NOT_REACHED.has(code) && !(READING.has(method) && BROKE_OFF.has(code))) return false;
  return !(body instanceof ArrivingBody) || body.renewed() !== null;
}

type Cause = Error & { readonly code?: string };

function answerTo({ title }: ProxiedPart, cause: Cause): AppError {
  if (cause instanceof AppError) return cause;
  if (TOO_SLOW.has(cause.code ?? '')) {
    return new AppError('PART_TOO_SLOW', `Error: ${title} took too long to answer.`);
  }
  return new AppError(
    'PART_UNAVAILABLE',
    `Error: ${title} cannot be reached right now. Try again in a moment.`,
    { 'retry-after': '2' },
  );
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
