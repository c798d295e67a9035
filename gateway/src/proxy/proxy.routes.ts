import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import { AppError } from '@isl/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Limits } from '../limits/rate-limits.js';
import type { Upstreams } from '../parts/upstreams.js';
import { ArrivingBody } from './arriving-body.js';
import { boundGuesses } from './guesses.js';
import { toClientHeaders, toServiceHeaders } from './headers.js';

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
  readonly agent: Dispatcher;
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
  const { agent, limits, idleMs } = options;
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
    const attempts = createAttempts(part.upstreams);
    for (const [prefix, rewritePrefix] of Object.entries(part.routes)) {
      void scope.register(httpProxy, {
        prefix,
        rewritePrefix,
        upstream: '',
        httpMethods: METHODS,
        proxyPayloads: false,
        disableRequestLogging: true,
        undici: agent,
        replyOptions: replyOptions(part, attempts, { prefix, rewritePrefix }),
      });
    }
    done();
  });
}

type Attempts = ReturnType<typeof createAttempts>;
type Mount = { readonly prefix: string; readonly rewritePrefix: string };
type ReplyOptions = NonNullable<Parameters<FastifyReply['from']>[1]>;

function replyOptions(part: ProxiedPart, attempts: Attempts, mount: Mount): ReplyOptions {
  const options: ReplyOptions = {
    getUpstream: (request) => attempts.first(request as FastifyRequest),
    rewriteRequestHeaders: (request, headers) =>
      toServiceHeaders(request as FastifyRequest, headers),
    rewriteHeaders: toClientHeaders,
    onResponse: (_request, reply, response) => {
      // An early answer leaves the connection open, so that the sender can read it.
      reply.removeHeader('connection');
      void reply.send((response as unknown as { stream: NodeJS.ReadableStream }).stream);
    },
    onError: (reply, { error }) => {
      const request = reply.request as FastifyRequest;
      const cause = causeOf(error);
      const upstream = attempts.again(request, cause);
      if (upstream === null) {
        void reply.send(answerTo(part, cause));
        return;
      }
      if (request.body instanceof ArrivingBody) request.body = request.body.renewed();
      void reply.from(pathAtPart(request, mount), {
        ...options,
        // Of the first attempt http-proxy does this.
        rewriteHeaders: (headers) => relocated(toClientHeaders(headers), mount),
        getUpstream: () => upstream,
      });
    },
  };
  return options;
}

/** Where something new is, as whoever asked reaches it. */
function relocated(
  headers: IncomingHttpHeaders,
  { prefix, rewritePrefix }: Mount,
): IncomingHttpHeaders {
  const { location } = headers;
  if (!location?.startsWith(rewritePrefix)) return headers;
  return { ...headers, location: prefix + location.slice(rewritePrefix.length) };
}

function pathAtPart(request: FastifyRequest, { prefix, rewritePrefix }: Mount): string {
  const path = request.url.split('?')[0] ?? '';
  return rewritePrefix + path.slice(prefix.length);
}

/** Remembers which copies each request has tried. */
function createAttempts(upstreams: Upstreams) {
  const firstOf = new WeakMap<FastifyRequest, string>();
  const tried = new WeakMap<
    FastifyRequest,
    { readonly urls: Set<string>; readonly last: string }
  >();
  return {
    first: (request: FastifyRequest): string => {
      const url = upstreams.next();
      if (url === null) throw new Error('a part has no address');
      firstOf.set(request, url);
      return url;
    },
    /** Where to try again after a failure; null where that is no use or not allowed. */
    again: (request: FastifyRequest, cause: { readonly code?: string }): string | null => {
      const first = firstOf.get(request);
      const code = cause.code ?? '';
      const isReading = READING.has(request.method);
      if (!first || !(NOT_REACHED.has(code) || (isReading && BROKE_OFF.has(code)))) return null;
      if (request.body instanceof ArrivingBody && !request.body.renewed()) return null;
      const soFar = tried.get(request);
      const last = soFar?.last ?? first;
      if (NOT_REACHED.has(code)) upstreams.failed(last);
      const urls = soFar?.urls ?? new Set([first]);
      // A kept connection that the service had closed fails once; a fresh one works.
      const sameAgain = BROKE_OFF.has(code) && !soFar ? last : null;
      const url = upstreams.next(urls) ?? sameAgain;
      if (url === null) return null;
      tried.set(request, { urls: urls.add(url), last: url });
      return url;
    },
  };
}

type Cause = Error & { readonly code?: string };

function causeOf(error: Error): Cause {
  return error.cause instanceof Error ? error.cause : error;
}

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
