import type { operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import type { RouteOf, SecurityLog } from '@isl/service-kit';
import { requireRole, requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import { shownNameOf } from '../accounts/account.js';
import type { Limits } from '../limits/rate-limits.js';
import { toWireDecision, toWireRequest } from './request.js';
import type { ReviewingService } from './reviewing.service.js';

/** "I sign ISL and want to review": members ask, admins decide. */
export function registerReviewing(
  app: FastifyInstance,
  dependencies: {
    readonly service: ReviewingService;
    readonly verifier: Verifier;
    readonly limits: Limits;
    readonly security: SecurityLog;
  },
): void {
  const { service, verifier, limits, security } = dependencies;

  app.route<RouteOf<operations['getReviewerRequest']>>({
    ...operationSchemas.getReviewerRequest,
    handler: async (request) => {
      const found = await service.find(await requireUser(verifier, request));
      return { request: found && toWireRequest(found) };
    },
  });

  app.route<RouteOf<operations['askToReview']>>({
    ...operationSchemas.askToReview,
    onRequest: limits.writes,
    handler: async (request, reply) => {
      const user = await requireUser(verifier, request);
      const asked = await service.ask(user, request.body.words);
      return reply.code(201).send(toWireRequest(asked));
    },
  });

  app.route<RouteOf<operations['takeBackReviewerRequest']>>({
    ...operationSchemas.takeBackReviewerRequest,
    onRequest: limits.writes,
    handler: async (request, reply) => {
      await service.takeBack(await requireUser(verifier, request));
      return reply.code(204).send();
    },
  });

  app.route<RouteOf<operations['listReviewerRequests']>>({
    ...operationSchemas.listReviewerRequests,
    handler: async (request) => {
      await requireRole(verifier, request, 'admin');
      const open = await service.listOpen();
      return {
        data: open.map(({ request: { _id: id, words, askedAt }, account }) => ({
          id,
          name: shownNameOf(account),
          location: account.location,
          memberSince: account.createdAt.toISOString(),
          ...(words ? { words } : {}),
          askedAt: askedAt.toISOString(),
        })),
      };
    },
  });

  app.route<RouteOf<operations['listReviewerDecisions']>>({
    ...operationSchemas.listReviewerDecisions,
    handler: async (request) => {
      await requireRole(verifier, request, 'admin');
      const { limit = 50, after } = request.query;
      return { data: (await service.listDecisions({ limit, after })).map(toWireDecision) };
    },
  });

  app.route<RouteOf<operations['decideReviewerRequest']>>({
    ...operationSchemas.decideReviewerRequest,
    onRequest: limits.writes,
    handler: async (request, reply) => {
      const admin = await requireRole(verifier, request, 'admin');
      const decision = await service.decide(admin, request.body);
      const about = request.body.requestId;
      const reason = decision.act === 'grant' ? 'reviewer' : 'declined';
      security.record({ event: 'role-grant', outcome: 'done', who: admin.id, about, reason });
      return reply.code(201).send(toWireDecision(decision));
    },
  });

  app.route<RouteOf<operations['undoReviewerDecision']>>({
    ...operationSchemas.undoReviewerDecision,
    onRequest: limits.writes,
    handler: async (request) => {
      const admin = await requireRole(verifier, request, 'admin');
      const { decisionId } = request.params;
      const decision = await service.undo(admin, decisionId, request.body.reason);
      const [about, reason] = [decision.userId ?? undefined, 'undone'];
      security.record({ event: 'role-grant', outcome: 'done', who: admin.id, about, reason });
      return toWireDecision(decision);
    },
  });
}
