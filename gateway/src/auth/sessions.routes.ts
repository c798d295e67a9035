import type { operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import { AppError, type RouteOf } from '@isl/service-kit';
import { requireUser, type User, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../limits/rate-limits.js';
import type { RefreshCookies } from './refresh-cookie.js';
import type { SessionsService } from './sessions.service.js';

/** Where a person is logged in, and how to end it; the access token says who asks. */
export function registerSessions(
  app: FastifyInstance,
  dependencies: {
    readonly sessions: SessionsService;
    readonly verifier: Verifier;
    readonly cookies: RefreshCookies;
    readonly limits: Limits;
  },
): void {
  const { sessions, verifier, cookies, limits } = dependencies;

  app.route<RouteOf<operations['listSessions']>>({
    ...operationSchemas.listSessions,
    handler: async (request) => {
      const { id } = await requirePerson(verifier, request);
      const listed = await sessions.list(id, cookies.read(request));
      return {
        data: listed.map(({ startedAt, lastUsedAt, endsAt, ...rest }) => ({
          ...rest,
          startedAt: startedAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          endsAt: endsAt.toISOString(),
        })),
      };
    },
  });

  app.route<RouteOf<operations['endSessions']>>({
    ...operationSchemas.endSessions,
    onRequest: limits.writes,
    handler: async (request, reply) => {
      const { id } = await requirePerson(verifier, request);
      await sessions.endAll(id);
      cookies.clear(reply);
      return reply.code(204).send();
    },
  });

  app.route<RouteOf<operations['endSession']>>({
    ...operationSchemas.endSession,
    onRequest: limits.writes,
    handler: async (request, reply) => {
      const { id } = await requirePerson(verifier, request);
      const { sessionId } = request.params;
      if (!(await sessions.endOne(id, sessionId))) {
        throw new AppError('SESSION_NOT_FOUND', 'That browser is logged out already.');
      }
      if (cookies.read(request)?.startsWith(`${sessionId}.`)) cookies.clear(reply);
      return reply.code(204).send();
    },
  });
}

/** The demo account is many people's: none of them may see or end the others' sessions. */
async function requirePerson(verifier: Verifier, request: FastifyRequest): Promise<User> {
  const user = await requireUser(verifier, request);
  if (user.demo) {
    throw new AppError('DEMO_FIXED', 'The demo account is shared; log out with its button.');
  }
  return user;
}
