import type { SocketPart } from '@isl/contracts/parts';
import { AppError } from '@isl/service-kit';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../config.js';

/** Where the page finds what the gateway does not serve. */
export type Addresses = {
  readonly sockets: Readonly<Record<SocketPart, string>>;
  readonly signKit: string;
};

/** A host name, an IPv4 or a bracketed IPv6 address; anything odd stays out of our headers. */
const HOST_NAME = /^([\w.-]+|\[[\da-f:.]+\])$/i;

/** A site has few; anybody may send others. */
const MOST_HOSTS = 100;

type Settings = Pick<
  Config,
  | 'PUBLIC_EMOTION_URL'
  | 'PUBLIC_SIGNS_URL'
  | 'PUBLIC_SIGNKIT_URL'
  | 'EMOTION_PORT'
  | 'SIGNS_PORT'
  | 'SIGNKIT_PORT'
>;

/** As set, else the host name that the page was asked under and the part's own port. */
export function createAddresses(settings: Settings): (request: FastifyRequest) => Addresses {
  const names = new LRUCache<string, string>({ max: MOST_HOSTS, memoMethod: hostNameOf });
  const addressOf = (given: string | undefined, request: FastifyRequest, port: number): string =>
    given ? withoutSlash(given) : `${request.protocol}://${names.memo(request.host)}:${port}`;
  return (request) => ({
    sockets: {
      emotion: addressOf(settings.PUBLIC_EMOTION_URL, request, settings.EMOTION_PORT),
      signs: addressOf(settings.PUBLIC_SIGNS_URL, request, settings.SIGNS_PORT),
    },
    signKit: addressOf(settings.PUBLIC_SIGNKIT_URL, request, settings.SIGNKIT_PORT),
  });
}

function hostNameOf(host: string): string {
  const url = `http://${host}`;
  const name = URL.canParse(url) ? new URL(url).hostname : '';
  if (!HOST_NAME.test(name)) {
    throw new AppError('BAD_HOST', 'The Host header of this request makes no address.');
  }
  return name;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
