import type { operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import { AppError, type RouteOf } from '@isl/service-kit';
import { requireRole, type Verifier } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import type { FastifyInstance } from 'fastify';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { Limits } from '../limits/rate-limits.js';
import type { MessagesRepository } from './messages.repository.js';

/** Messages to those who run the site: anybody writes, admins read. */
export function registerContact(
  app: FastifyInstance,
  dependencies: {
    readonly messages: MessagesRepository;
    readonly acts: Pick<ActsRepository, 'note'>;
    readonly verifier: Verifier;
    readonly limits: Limits;
    readonly clock: Clock;
  },
): void {
  const { messages, acts, verifier, limits, clock } = dependencies;

  app.route<RouteOf<operations['sendMessage']>>({
    ...operationSchemas.sendMessage,
    handler: async (request, reply) => {
      await limits.message(request);
      const createdAt = clock();
      const id = await messages.keep(request.body, createdAt);
      return reply.code(201).send({ id, createdAt: createdAt.toISOString() });
    },
  });

  app.route<RouteOf<operations['listMessages']>>({
    ...operationSchemas.listMessages,
    handler: async (request) => {
      await requireRole(verifier, request, 'admin');
      return { data: await messages.list() };
    },
  });

  app.route<RouteOf<operations['deleteMessage']>>({
    ...operationSchemas.deleteMessage,
    handler: async (request, reply) => {
      const { id: byId, name } = await requireRole(verifier, request, 'admin');
      const topic = await messages.remove(request.params.messageId);
      if (topic === null) throw new AppError('MESSAGE_NOT_FOUND', 'There is no such message.');
      await acts.note({
        ...{ kind: 'message-answered', createdAt: clock(), byId, by: name || null },
        ...{ aboutId: null, person: null, what: topic },
      });
      return reply.code(204).send();
    },
  });
}
