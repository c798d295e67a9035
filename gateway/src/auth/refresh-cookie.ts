import { COOKIES } from '@isl/contracts/tokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefreshCookie } from './sessions.service.js';

export type RefreshCookies = {
  readonly read: (request: FastifyRequest) => string | undefined;
  readonly set: (reply: FastifyReply, cookie: RefreshCookie) => void;
  readonly clear: (reply: FastifyReply) => void;
};

/** The refresh secret's cookie: out of reach of scripts, of other sites and of other paths. */
export function createRefreshCookies({ isSecure }: { isSecure: boolean }): RefreshCookies {
  const attributes = {
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    path: '/api/auth',
  } as const;
  return {
    read: (request) => request.cookies[COOKIES.refresh],
    set: (reply, { value, expiresAt }) => {
      reply.setCookie(COOKIES.refresh, value, { ...attributes, expires: expiresAt });
    },
    clear: (reply) => {
      reply.clearCookie(COOKIES.refresh, attributes);
    },
  };
}
