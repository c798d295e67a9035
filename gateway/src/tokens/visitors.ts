import { randomUUID } from 'node:crypto';
import { COOKIES } from '@isl/contracts/tokens';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NetOf } from '../limits/addresses.js';
import type { Tokens } from './tokens.js';

export type Visitors = {
  /**
   * Gives whoever has none, or one that no longer holds, a visitor cookie; no more of them to one
   * address than it may have, and then it goes on without.
   */
  readonly welcome: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

/** A visitor likes a post once without an account; the cookie is what tells them apart. */
export function createVisitors(
  tokens: Tokens,
  {
    netOf,
    mayWelcome,
    isSecure,
  }: {
    readonly netOf: NetOf;
    readonly mayWelcome: (request: FastifyRequest) => Promise<boolean>;
    readonly isSecure: boolean;
  },
): Visitors {
  return {
    welcome: async (request, reply) => {
      if (await tokens.verifier.visitor(request.cookies[COOKIES.visitor])) return;
      if (!(await mayWelcome(request))) return;
      const { token, expiresAt } = await tokens.visitor({
        id: randomUUID(),
        net: netOf(request.ip),
      });
      reply.setCookie(COOKIES.visitor, token, {
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        path: '/',
        expires: expiresAt,
      });
    },
  };
}
