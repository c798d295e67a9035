import type { IncomingHttpHeaders } from 'node:http';
import { COOKIES } from '@isl/contracts/tokens';
import type { FastifyRequest } from 'fastify';

type Headers = IncomingHttpHeaders;

/** RFC 9110 section 7.6.1: these are about one connection, not about the request. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Of the cookies a service gets one, below; its host is its own address. */
const NOT_FOR_SERVICES = new Set(['expect', 'cookie', 'host']);
const OF_A_BODY = new Set(['content-type', 'content-length']);

/** What only the gateway may say to a service; from outside it would be a lie. */
const OURS_TO_SAY = new Set([
  'forwarded',
  'x-real-ip',
  'x-request-id',
  'via',
  'traceparent',
  'tracestate',
]);
const isOursToSay = (name: string): boolean =>
  name.startsWith('x-forwarded-') || name.startsWith('x-isl-') || OURS_TO_SAY.has(name);

const isForService = rememberedByName(
  (name) => !HOP_BY_HOP.has(name) && !NOT_FOR_SERVICES.has(name) && !isOursToSay(name),
);

/** The headers a service sees: the person's, without what is ours to say, plus what we say. */
export function toServiceHeaders(request: FastifyRequest, headers: Headers): Headers {
  const hasBody = request.body !== undefined && request.body !== null;
  const result: Headers = {};
  const ofConnection = namedIn(headers.connection);
  for (const name of Object.keys(headers)) {
    if (!isForService(name) || ofConnection?.includes(name)) continue;
    if (hasBody || !OF_A_BODY.has(name)) result[name] = headers[name];
  }
  const visitor = request.cookies[COOKIES.visitor];
  if (visitor) result.cookie = `${COOKIES.visitor}=${visitor}`;
  result['x-request-id'] = request.id;
  result['x-forwarded-for'] = request.ip;
  result['x-forwarded-proto'] = request.protocol;
  result['x-forwarded-host'] = request.host;
  return result;
}

/** RFC 9110 section 7.6.1: what else is about this connection alone; null where that is nothing, as mostly. */
function namedIn(connection: string | undefined): readonly string[] | null {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close')
    return null;
  return connection.split(',').map((name) => name.trim().toLowerCase());
}

const OURS_TO_DECIDE = new Set([
  'server',
  'x-powered-by',
  'set-cookie',
  'x-request-id',
  'x-content-type-options',
]);

const isOursToDecide = (name: string): boolean =>
  name.startsWith('access-control-') || OURS_TO_DECIDE.has(name);

const isForClient = rememberedByName((name) => !HOP_BY_HOP.has(name) && !isOursToDecide(name));

/** RFC 9110 section 5.5: what no header may hold; to send it would end the process. */
const UNSENDABLE = /[^\t\x20-\x7e\x80-\xff]/;

/** A service's answer without what the gateway decides itself. */
export function toClientHeaders(headers: Headers): Headers {
  const result: Headers = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (isForClient(name) && !UNSENDABLE.test(String(value))) result[name] = value;
  }
  return result;
}

/** Names come again with every request; of names that strangers make up no more than these are kept. */
const MOST_NAMES = 256;

/** Decides once for each name. */
function rememberedByName(decide: (name: string) => boolean): (name: string) => boolean {
  const decided = new Map<string, boolean>();
  return (name) => {
    const known = decided.get(name);
    if (known !== undefined) return known;
    const answer = decide(name);
    if (decided.size < MOST_NAMES) decided.set(name, answer);
    return answer;
  };
}
