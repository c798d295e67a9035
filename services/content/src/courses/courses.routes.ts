import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import { requireRole, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { CoursesService } from './courses.service.js';

export function registerCourses(
  app: FastifyInstance,
  { service, verifier }: { readonly service: CoursesService; readonly verifier: Verifier },
): void {
  app.route<RouteOf<operations['listCourses']>>({
    ...operationSchemas.listCourses,
    handler: async () => service.list(),
  });

  app.route<RouteOf<operations['getCourse']>>({
    ...operationSchemas.getCourse,
    handler: async ({ params }) => service.describe(params.courseId),
  });

  app.route<RouteOf<operations['createCourse']>>({
    ...operationSchemas.createCourse,
    handler: async (request, reply) => {
      const admin = await requireRole(verifier, request, 'admin');
      return reply.code(201).send(await service.create(admin, request.body));
    },
  });

  app.route<RouteOf<operations['deleteCourse']>>({
    ...operationSchemas.deleteCourse,
    handler: async (request, reply) => {
      const admin = await requireRole(verifier, request, 'admin');
      await service.remove(admin, request.params.courseId);
      return reply.code(204).send();
    },
  });
}
