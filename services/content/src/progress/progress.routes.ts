import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { ProgressService } from './progress.service.js';

export function registerProgress(
  app: FastifyInstance,
  { service, verifier }: { readonly service: ProgressService; readonly verifier: Verifier },
): void {
  app.route<RouteOf<operations['getProgress']>>({
    ...operationSchemas.getProgress,
    handler: async (request) => service.of(await requireUser(verifier, request)),
  });

  app.route<RouteOf<operations['mergeProgress']>>({
    ...operationSchemas.mergeProgress,
    handler: async (request) =>
      service.merge(await requireUser(verifier, request), request.body.events),
  });
}
