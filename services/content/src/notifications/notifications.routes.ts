import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { NotificationsService } from './notifications.service.js';

export function registerNotifications(
  app: FastifyInstance,
  { service, verifier }: { readonly service: NotificationsService; readonly verifier: Verifier },
): void {
  app.route<RouteOf<operations['listNotifications']>>({
    ...operationSchemas.listNotifications,
    handler: async (request) => service.page(await requireUser(verifier, request), request.query),
  });

  app.route<RouteOf<operations['readNotifications']>>({
    ...operationSchemas.readNotifications,
    handler: async (request) =>
      service.markRead(await requireUser(verifier, request), request.body.upTo),
  });
}
