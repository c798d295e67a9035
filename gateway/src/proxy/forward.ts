import { AppError } from '@isl/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { ArrivingBody } from './arriving-body.js';
import { toClientHeaders, toServiceHeaders } from './headers.js';

/** Where a part's routes stand in public, and where at the part. */
export type Mount = { readonly prefix: string; readonly rewritePrefix: string };

type Asked = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The copy of the part. */
  readonly origin: string;
  /** As it is at the part, with its query. */
  readonly path: string;
  readonly mount: Mount;
};

/** Asks a copy of a part and answers with what it says; `failed` where nothing was answered. */
export type Forward = (asked: Asked, failed: (error: Error) => void) => void;

/**
 * An answer of so few bytes is taken whole before any of it is passed on: it costs less than a stream,
 * and where it breaks off halfway, whoever asked has seen nothing of it yet.
 */
const WHOLE_BYTES = 64 * 1024;
const WITHOUT_BODY = new Set([204, 304]);

export function createForward(dispatcher: Dispatcher): Forward {
  return ({ request, reply, origin, path, mount }, failed) => {
    const asked = {
      origin,
      path,
      method: request.method as Dispatcher.HttpMethod,
      headers: toServiceHeaders(request, request.headers),
      body: request.body instanceof ArrivingBody ? request.body : null,
    };
    const answered = ({ statusCode, headers, body }: Dispatcher.ResponseData): void => {
      const give = (content: Uint8Array | Dispatcher.ResponseData['body'] | undefined): void => {
        try {
          reply.code(statusCode).headers(relocated(toClientHeaders(headers), mount));
        } catch (error) {
          failed(error as Error);
          return;
        }
        void reply.send(content);
      };
      if (reply.raw.destroyed) {
        // Whoever asked has gone.
        body.on('error', () => undefined).destroy();
      } else if (isWhole(request, statusCode, headers)) {
        body
          .arrayBuffer()
          .then((bytes) => give(bytes.byteLength > 0 ? Buffer.from(bytes) : undefined), failed);
      } else {
        give(body);
      }
    };
    dispatcher.request(asked, (error, answer) => (error ? failed(error) : answered(answer)));
  };
}

function isWhole(
  { method }: FastifyRequest,
  statusCode: number,
  headers: Dispatcher.ResponseData['headers'],
): boolean {
  if (method === 'HEAD' || WITHOUT_BODY.has(statusCode)) return true;
  return Number(headers['content-length']) <= WHOLE_BYTES;
}

/** Where something new is, as whoever asked reaches it. */
function relocated(
  headers: ReturnType<typeof toClientHeaders>,
  { prefix, rewritePrefix }: Mount,
): ReturnType<typeof toClientHeaders> {
  const { location } = headers;
  if (!location?.startsWith(rewritePrefix)) return headers;
  return { ...headers, location: prefix + location.slice(rewritePrefix.length) };
}

/** A step up, in whatever way it is written. */
const STEP_UP = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){2}(?:$|[/\\]|%2f|%5c)/i;

/** The same address at the part; what could lead out of the part's public routes is refused. */
export function pathAtPart(url: string, { prefix, rewritePrefix }: Mount): string {
  const rest = url.startsWith(prefix) ? url.slice(prefix.length) : null;
  if (
    rest === null ||
    ((rest.includes('..') || rest.includes('%')) && STEP_UP.test(pathOf(rest)))
  ) {
    throw new AppError('INVALID_ADDRESS', 'This address is not a valid one.');
  }
  return rewritePrefix + rest;
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}
