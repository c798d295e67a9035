import type { IncomingHttpHeaders } from 'node:http';
import { COOKIES } from '@isl/contracts/tokens';
import type { FastifyRequest } from 'fastify';

type Headers = IncomingHttpHeaders;

/** RFC 9110 section 7.6.1: these are about one connection, not about the request. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** What only the gateway may say to a service; from outside it would be a lie. */
const OURS_TO_SAY =
  /^(x-forwarded-.*|forwarded|x-real-ip|x-request-id|x-isl-.*|via|trace(parent|state))$/;

/** The headers a service sees: the person's, without what is ours to say, plus what we say. */
export function toServiceHeaders(request: FastifyRequest, headers: Headers): Headers {
  const kept = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP.includes(name) && name !== 'expect' && !OURS_TO_SAY.test(name),
  );
  const result: Headers = Object.fromEntries(kept);
  if (request.body === undefined || request.body === null) {
    delete result['content-type'];
    delete result['content-length'];
  }
  delete result.cookie;
  const visitor = request.cookies[COOKIES.visitor];
  if (visitor) result.cookie = `${COOKIES.visitor}=${visitor}`;
  return {
    ...result,
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

const NOT_FOR_CLIENTS =
  /^(server|x-powered-by|set-cookie|x-request-id|x-content-type-options|access-control-.*)$/;

/** A service's answer without what the gateway decides itself. */
export function toClientHeaders(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !HOP_BY_HOP.includes(name) && !NOT_FOR_CLIENTS.test(name),
    ),
  );
}
