import { ERRORS, type ErrorCode } from '@isl/contracts/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** An error meant for the client: a code of proto/errors, which gives its status, and a sentence for people. */
export class AppError extends Error {
  readonly statusCode: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'AppError';
    this.statusCode = ERRORS[code].status;
  }
}

/** With what somebody of the site wrote to the person, apart from the sentence around it. */
export class ExplainedError extends AppError {
  constructor(
    code: ErrorCode,
    message: string,
    readonly reason: string,
  ) {
    super(code, message);
  }
}

/** A refusal by design while there is too much to do: nothing failed, so it is no error in the log. */
export class BusyError extends AppError {}

type WireError = {
  statusCode: number;
  code: string;
  message: string;
  requestId: string;
  reason?: string;
};

/** How the MongoDB driver names a server that is away; the kit itself needs no driver. */
const STORE_AWAY = new Set([
  'MongoServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
]);

/** Of a 503 that does not know better. */
const RETRY_AFTER_SECONDS = '2';

/** The one place where an error becomes an answer. */
export function renderError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const wire = toWire(error, request.id);
  if (wire.statusCode >= 500 && !(error instanceof BusyError))
    request.log.error({ err: error }, 'request failed');
  else request.log.info({ code: wire.code, reason: error.message }, 'request refused');
  if (wire.statusCode === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (error instanceof AppError) reply.headers(error.headers);
  return reply.code(wire.statusCode).type('application/json').send(wire);
}

function toWire(error: FastifyError | AppError, requestId: string): WireError {
  if (error instanceof AppError) {
    const { statusCode, code, message } = error;
    const reason = error instanceof ExplainedError ? { reason: error.reason } : {};
    return { statusCode, code, message, requestId, ...reason };
  }
  if (error.validation) {
    const message = sentenceOf(error);
    return ours('INVALID_REQUEST', message, requestId);
  }
  if (STORE_AWAY.has(error.name)) {
    const message = 'The data store does not answer. Try again in a moment.';
    return ours('STORE_UNAVAILABLE', message, requestId);
  }
  const statusCode = error.statusCode ?? 500;
  if (statusCode < 500) {
    const code = error.code ?? ('REFUSED' satisfies ErrorCode);
    return { statusCode, code, message: error.message, requestId };
  }
  if (statusCode === 503) {
    const message = 'The service is busy or stopping. Try again.';
    return ours('UNAVAILABLE', message, requestId);
  }
  return { ...ours('INTERNAL', 'Something went wrong.', requestId), statusCode };
}

function ours(code: ErrorCode, message: string, requestId: string): WireError {
  return { statusCode: ERRORS[code].status, code, message, requestId };
}

/** "body/title must match pattern" names the field; a pattern of ours that asks for a non-blank reads as such. */
function sentenceOf(error: FastifyError): string {
  const first = error.validation?.[0];
  const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
  if (first?.keyword === 'pattern' && first.params.pattern === '\\S') {
    return `${field} must not be empty.`;
  }
  return error.message;
}
