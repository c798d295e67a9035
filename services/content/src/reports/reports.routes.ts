import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import { requireModerator, requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { ReportsService } from './reports.service.js';

export function registerReports(
  app: FastifyInstance,
  { service, verifier }: { readonly service: ReportsService; readonly verifier: Verifier },
): void {
  app.route<RouteOf<operations['reportPost']>>({
    ...operationSchemas.reportPost,
    handler: async (request, reply) => {
      const user = await requireUser(verifier, request);
      return reply.code(201).send(await service.report(user, request.params.postId, request.body));
    },
  });

  app.route<RouteOf<operations['reportCourse']>>({
    ...operationSchemas.reportCourse,
    handler: async (request, reply) => {
      const user = await requireUser(verifier, request);
      const { params, body } = request;
      return reply.code(201).send(await service.reportCourse(user, params.courseId, body.reason));
    },
  });

  app.route<RouteOf<operations['listReports']>>({
    ...operationSchemas.listReports,
    handler: async (request) => {
      const moderator = await requireModerator(verifier, request);
      return { data: await service.list(moderator, request.query) };
    },
  });

  app.route<RouteOf<operations['dismissReport']>>({
    ...operationSchemas.dismissReport,
    handler: async (request, reply) => {
      const moderator = await requireModerator(verifier, request);
      await service.dismiss(moderator, request.params.reportId);
      return reply.code(204).send();
    },
  });
}
