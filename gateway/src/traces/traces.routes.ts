import type { operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import { AppError, type RouteOf } from '@isl/service-kit';
import { activeTracing } from '@isl/service-kit/tracing';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits/rate-limits.js';

/**
 * What pages measured of their own calls becomes spans beside ours. They cannot say more than that:
 * whose they are and where they go is decided here.
 */
export function registerTraces(app: FastifyInstance, limits: Pick<Limits, 'traces'>): void {
  const tracing = activeTracing();
  app.route<RouteOf<operations['sendTraces']>>({
    ...operationSchemas.sendTraces,
    onRequest: limits.traces,
    handler: async ({ body }, reply) => {
      if (tracing === null) throw new AppError('NOT_FOUND', 'No traces are kept here.');
      for (const span of body.spans) tracing.addPageSpan(span);
      return reply.code(204).send();
    },
  });
}

/** Says on every answer that traces are kept: that is how a page knows it. */
export function announceTraces(app: FastifyInstance): void {
  if (activeTracing() === null) return;
  app.addHook('onRequest', async (request, reply) => {
    reply.header('server-timing', `trace;desc="${request.id}"`);
  });
}
