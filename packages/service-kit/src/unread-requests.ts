import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, renderError } from './errors.js';

type Headers = Readonly<Record<string, string>>;
type Refusal = { readonly status: string; readonly code: string; readonly message: string };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'REQUEST_TOO_SLOW',
    message: 'The request did not arrive in time.',
  },
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'HEADERS_TOO_LARGE',
    message: 'The address or the headers of the request are too long.',
  },
};
const MALFORMED: Refusal = {
  status: '400 Bad Request',
  code: 'MALFORMED_REQUEST',
  message: 'This is not an HTTP request.',
};

/** An address that no route can be looked up for: before any hook, so that the headers are set here. */
export function createUnroutable(headers: Headers) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const refusal =
      error.code === 'FST_ERR_MAX_PARAM_LENGTH'
        ? new AppError('ADDRESS_TOO_LONG', 414, 'A part of this address is too long.')
        : new AppError('INVALID_ADDRESS', 400, 'This address is not a valid one.');
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
    const { status, code, message } = REFUSALS[error.code ?? ''] ?? MALFORMED;
    const requestId = randomUUID();
    this.log.info({ requestId, code, reason: error.message }, 'request refused');
    const statusCode = Number.parseInt(status, 10);
    const body = JSON.stringify({ statusCode, code, message, requestId });
    const head = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'x-request-id': requestId,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    if (line.writable) line.write(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${body}`);
    line.destroy(error);
  };
}
