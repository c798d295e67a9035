import { type User, type Verifier, visitorOf } from '@isl/service-kit/access';
import type { FastifyRequest } from 'fastify';

/** Who calls: the person of the bearer, and the visitor of the gateway's cookie. */
export type Caller = { readonly user: User | null; readonly visitorId: string | null };

export async function callerOf(verifier: Verifier, request: FastifyRequest): Promise<Caller> {
  const [user, visitor] = await Promise.all([verifier.user(request), visitorOf(verifier, request)]);
  return { user, visitorId: visitor?.id ?? null };
}
