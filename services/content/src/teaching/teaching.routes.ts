import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import { requireModerator, requireTeacher, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import { COURSE_FILE_SCHEMA } from './course-file.js';
import type { CourseModeration } from './course-moderation.service.js';
import type { TaughtCoursesService } from './taught-courses.service.js';

export function registerTeaching(
  app: FastifyInstance,
  {
    service,
    moderation,
    verifier,
  }: {
    readonly service: TaughtCoursesService;
    readonly moderation: CourseModeration;
    readonly verifier: Verifier;
  },
): void {
  app.route<RouteOf<operations['listTaughtCourses']>>({
    ...operationSchemas.listTaughtCourses,
    handler: async (request) => ({
      data: await service.list(await requireTeacher(verifier, request)),
    }),
  });

  app.route<RouteOf<operations['createTaughtCourse']>>({
    ...operationSchemas.createTaughtCourse,
    handler: async (request, reply) => {
      const teacher = await requireTeacher(verifier, request);
      return reply.code(201).send(await service.create(teacher, request.body));
    },
  });

  app.route<RouteOf<operations['getCourseFileSchema']>>({
    ...operationSchemas.getCourseFileSchema,
    handler: () => COURSE_FILE_SCHEMA,
  });

  app.route<RouteOf<operations['importCourse']>>({
    ...operationSchemas.importCourse,
    handler: async (request, reply) => {
      const teacher = await requireTeacher(verifier, request);
      return reply.code(201).send(await service.import(teacher, request.body));
    },
  });

  app.route<RouteOf<operations['getTaughtCourse']>>({
    ...operationSchemas.getTaughtCourse,
    handler: async (request) =>
      service.get(await requireTeacher(verifier, request), request.params.courseId),
  });

  app.route<RouteOf<operations['saveTaughtCourse']>>({
    ...operationSchemas.saveTaughtCourse,
    handler: async (request) => {
      const teacher = await requireTeacher(verifier, request);
      return service.save(teacher, request.params.courseId, request.body);
    },
  });

  app.route<RouteOf<operations['deleteTaughtCourse']>>({
    ...operationSchemas.deleteTaughtCourse,
    handler: async (request, reply) => {
      await service.remove(await requireTeacher(verifier, request), request.params.courseId);
      return reply.code(204).send();
    },
  });

  app.route<RouteOf<operations['previewTaughtCourse']>>({
    ...operationSchemas.previewTaughtCourse,
    handler: async (request) =>
      service.preview(await requireTeacher(verifier, request), request.params.courseId),
  });

  app.route<RouteOf<operations['exportCourse']>>({
    ...operationSchemas.exportCourse,
    handler: async (request) =>
      service.export(await requireTeacher(verifier, request), request.params.courseId),
  });

  app.route<RouteOf<operations['listTakedowns']>>({
    ...operationSchemas.listTakedowns,
    handler: async (request) => {
      await requireModerator(verifier, request);
      return moderation.list(request.query);
    },
  });

  app.route<RouteOf<operations['takeCourseDown']>>({
    ...operationSchemas.takeCourseDown,
    handler: async (request) => {
      const moderator = await requireModerator(verifier, request);
      return moderation.takeDown(moderator, request.params.courseId, request.body.reason);
    },
  });

  app.route<RouteOf<operations['restoreCourse']>>({
    ...operationSchemas.restoreCourse,
    handler: async (request, reply) => {
      const moderator = await requireModerator(verifier, request);
      await moderation.restore(moderator, request.params.courseId);
      return reply.code(204).send();
    },
  });
}
