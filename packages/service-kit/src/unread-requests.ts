import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '@isl/contracts/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, renderError } from './errors.js';
import { newRequestId } from './tracing.js';

type Headers = Readonly<Record<string, string>>;
type Refusal = { readonly reason: string; readonly code: ErrorCode; readonly message: string };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    reason: 'Request Timeout',
    code: 'REQUEST_TOO_SLOW',
    message: 'The request did not arrive in time.',
  },
  HPE_HEADER_OVERFLOW: {
    reason: 'Request Header Fields Too Large',
    code: 'HEADERS_TOO_LARGE',
    message: 'The address or the headers of the request are too long.',
  },
};
const MALFORMED: Refusal = {
  reason: 'Bad Request',
  code: 'MALFORMED_REQUEST',
  message: 'This is not an HTTP request.',
};

/** An address that no route can be looked up for: before any hook, so that the headers are set here. */
export function createUnroutable(headers: Headers) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal =
      error.code === 'FST_ERR_MAX_PARAM_LENGTH'
        ? new AppError('ADDRESS_TOO_LONG', 'A part of this address is too long.')
        : new AppError('INVALID_ADDRESS', 'This address is not a valid one.');
    reply.headers({ ...headers, 'x-request-id': request.id });
    void renderError(refusal, request, reply);
  };
}

/** What could not be read as a request at all is answered on the bare line, in the contract's words. */
export function createUnreadable(headers: Headers) {
  return function answer(
    this: FastifyInstance,
    error: Error & { readonly code?: string },
    line: Socket,
  ): void {
    if (error.code === 'ECONNRESET' || line.destroyed) return;
    const { reason, code, message } = REFUSALS[error.code ?? ''] ?? MALFORMED;
    const requestId = newRequestId();
    this.log.info({ requestId, code, reason: error.message }, 'request refused');
    const statusCode = ERRORS[code].status;
    const body = JSON.stringify({ statusCode, code, message, requestId });
    const head = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (line.writable)
      line.write(`HTTP/1.1 ${statusCode} ${reason}\r\n${head.join('')}\r\n${body}`);
    line.destroy(error);
  };
}
