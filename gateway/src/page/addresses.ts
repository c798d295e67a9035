import type { SocketPart } from '@isl/contracts/parts';
import { AppError } from '@isl/service-kit';
import type { FastifyRequest } from 'fastify';
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
  const known = new Map<string, Addresses>();
  return (request) => {
    const asked = `${request.protocol} ${request.host}`;
    const before = known.get(asked);
    if (before) return before;
    const addresses = addressesFor(request);
    if (known.size < MOST_HOSTS) known.set(asked, addresses);
    return addresses;
  };

  function addressesFor({ protocol, host }: FastifyRequest): Addresses {
    const addressOf = (given: string | undefined, port: number): string =>
      given ? withoutSlash(given) : `${protocol}://${hostNameOf(host)}:${port}`;
    return {
      sockets: {
        emotion: addressOf(settings.PUBLIC_EMOTION_URL, settings.EMOTION_PORT),
        signs: addressOf(settings.PUBLIC_SIGNS_URL, settings.SIGNS_PORT),
      },
      signKit: addressOf(settings.PUBLIC_SIGNKIT_URL, settings.SIGNKIT_PORT),
    };
  }
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
