import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import { requireModerator, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { Readers } from '../access/readers.js';
import type { FormVerdictsService } from './form-verdicts.service.js';

export function registerFormVerdicts(
  app: FastifyInstance,
  dependencies: {
    readonly service: FormVerdictsService;
    readonly readers: Readers;
    readonly verifier: Verifier;
  },
): void {
  const { service, readers, verifier } = dependencies;
  app.route<RouteOf<operations['getFormVerdicts']>>({
    ...operationSchemas.getFormVerdicts,
    handler: async (request) => {
      const { userId } = await readers.of(request);
      return service.standing(request.params.formId, userId);
    },
  });
  app.route<RouteOf<operations['judgeForm']>>({
    ...operationSchemas.judgeForm,
    handler: async (request) => {
      const user = await requireModerator(verifier, request);
      return service.judge(user, request.params.formId, request.body);
    },
  });
  app.route<RouteOf<operations['takeBackFormVerdict']>>({
    ...operationSchemas.takeBackFormVerdict,
    handler: async (request) => {
      const user = await requireModerator(verifier, request);
      return service.takeBack(user, request.params.formId);
    },
  });
}
