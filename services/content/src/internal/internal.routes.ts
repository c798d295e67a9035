import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import type { Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { PersonRepository } from './person.repository.js';
import type { StatsRepository } from './stats.repository.js';

/** The gateway's own routes; it never proxies them. */
export function registerInternal(
  app: FastifyInstance,
  dependencies: {
    readonly persons: PersonRepository;
    readonly stats: StatsRepository;
    readonly verifier: Verifier;
  },
): void {
  const { persons, stats, verifier } = dependencies;
  const onRequest = verifier.requireInternal;

  app.route<RouteOf<operations['getInternalStats']>>({
    ...operationSchemas.getInternalStats,
    onRequest,
    handler: async () => ({ counts: await stats.counts() }),
  });

  app.route<RouteOf<operations['getInternalExport']>>({
    ...operationSchemas.getInternalExport,
    onRequest,
    handler: async (request) => ({ records: await persons.export(request.query.userId) }),
  });

  app.route<RouteOf<operations['createErasure']>>({
    ...operationSchemas.createErasure,
    onRequest,
    handler: async (request) => ({ erased: await persons.erase(request.body.userId) }),
  });
}
