import type { operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import type { RouteOf } from '@isl/service-kit';
import type { FastifyInstance } from 'fastify';
import type { StatsService } from './stats.service.js';

export function registerStats(app: FastifyInstance, stats: StatsService): void {
  app.route<RouteOf<operations['getStats']>>({
    ...operationSchemas.getStats,
    handler: (request) => stats(request.id),
  });
}
