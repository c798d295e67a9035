import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { PushService } from './push.service.js';

export function registerPush(
  app: FastifyInstance,
  { service, verifier }: { readonly service: PushService; readonly verifier: Verifier },
): void {
  app.route<RouteOf<operations['getPush']>>({
    ...operationSchemas.getPush,
    handler: async (request) => service.of(await requireUser(verifier, request)),
  });

  app.route<RouteOf<operations['subscribePush']>>({
    ...operationSchemas.subscribePush,
    handler: async (request) =>
      service.subscribe(await requireUser(verifier, request), request.body),
  });

  app.route<RouteOf<operations['unsubscribePush']>>({
    ...operationSchemas.unsubscribePush,
    handler: async (request) =>
      service.unsubscribe(await requireUser(verifier, request), request.body.endpoint),
  });
}
