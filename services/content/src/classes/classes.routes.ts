import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import { requireTeacher, requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { ClassesService } from './classes.service.js';

export function registerClasses(
  app: FastifyInstance,
  { service, verifier }: { readonly service: ClassesService; readonly verifier: Verifier },
): void {
  app.route<RouteOf<operations['listClasses']>>({
    ...operationSchemas.listClasses,
    handler: async (request) => service.list(await requireUser(verifier, request)),
  });

  app.route<RouteOf<operations['createClass']>>({
    ...operationSchemas.createClass,
    handler: async (request, reply) => {
      const teacher = await requireTeacher(verifier, request);
      return reply.code(201).send(await service.create(teacher, request.body));
    },
  });

  app.route<RouteOf<operations['joinClass']>>({
    ...operationSchemas.joinClass,
    handler: async (request) => service.join(await requireUser(verifier, request), request.body),
  });

  app.route<RouteOf<operations['getClass']>>({
    ...operationSchemas.getClass,
    handler: async (request) =>
      service.get(await requireUser(verifier, request), request.params.classId),
  });

  // Whoever taught and teaches no more may still end what they began.
  app.route<RouteOf<operations['endClass']>>({
    ...operationSchemas.endClass,
    handler: async (request, reply) => {
      await service.end(await requireUser(verifier, request), request.params.classId);
      return reply.code(204).send();
    },
  });

  app.route<RouteOf<operations['renewClassCode']>>({
    ...operationSchemas.renewClassCode,
    handler: async (request) =>
      service.renewCode(await requireTeacher(verifier, request), request.params.classId),
  });

  app.route<RouteOf<operations['changeMembership']>>({
    ...operationSchemas.changeMembership,
    handler: async (request) => {
      const user = await requireUser(verifier, request);
      return service.change(user, request.params.classId, request.body.mayBeSeen);
    },
  });

  app.route<RouteOf<operations['leaveClass']>>({
    ...operationSchemas.leaveClass,
    handler: async (request, reply) => {
      await service.leave(await requireUser(verifier, request), request.params.classId);
      return reply.code(204).send();
    },
  });
}
