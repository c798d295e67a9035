import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefreshCookie } from './sessions.service.js';

export const REFRESH_COOKIE = 'isl_refresh';

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
    read: (request) => request.cookies[REFRESH_COOKIE],
    set: (reply, { value, expiresAt }) => {
      reply.setCookie(REFRESH_COOKIE, value, { ...attributes, expires: expiresAt });
    },
    clear: (reply) => {
      reply.clearCookie(REFRESH_COOKIE, attributes);
    },
  };
}
