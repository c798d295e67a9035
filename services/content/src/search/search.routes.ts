import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SearchService } from './search.service.js';

export function registerSearch(app: FastifyInstance, service: SearchService): void {
  app.route<RouteOf<operations['search']>>({
    ...operationSchemas.search,
    handler: async (request) => {
      const { q, limit } = request.query;
      return { data: await service.search(q, limit) };
    },
  });
}
