import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import { requireModerator, requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { SayingsService } from './sayings.service.js';

export function registerSayings(
  app: FastifyInstance,
  { service, verifier }: { readonly service: SayingsService; readonly verifier: Verifier },
): void {
  app.route<RouteOf<operations['createSaying']>>({
    ...operationSchemas.createSaying,
    handler: async (request, reply) => {
      const user = await requireUser(verifier, request);
      const bearer = request.headers.authorization ?? '';
      return reply.code(201).send(await service.say({ user, bearer }, request.body));
    },
  });
  app.route<RouteOf<operations['listSayings']>>({
    ...operationSchemas.listSayings,
    handler: async (request) => {
      await requireModerator(verifier, request);
      return { data: await service.list(request.query) };
    },
  });
  app.route<RouteOf<operations['listOwnSayings']>>({
    ...operationSchemas.listOwnSayings,
    handler: async (request) => {
      const user = await requireUser(verifier, request);
      return { data: await service.listOf(user, request.query) };
    },
  });
  app.route<RouteOf<operations['deleteSaying']>>({
    ...operationSchemas.deleteSaying,
    handler: async (request, reply) => {
      await service.remove(await requireUser(verifier, request), request.params.sayingId);
      return reply.code(204).send();
    },
  });
  app.route<RouteOf<operations['decideSaying']>>({
    ...operationSchemas.decideSaying,
    handler: async (request) => {
      const user = await requireModerator(verifier, request);
      return service.decide(user, request.params.sayingId, request.body);
    },
  });
}
