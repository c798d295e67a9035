import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import { requireRole, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { ImportsService } from './imports.service.js';

type Deps = { readonly service: ImportsService; readonly verifier: Verifier };

export function registerImports(app: FastifyInstance, { service, verifier }: Deps): void {
  app.route<RouteOf<operations['listImports']>>({
    ...operationSchemas.listImports,
    handler: async (request) => {
      await requireRole(verifier, request, 'admin');
      return { data: await service.list() };
    },
  });
  app.route<RouteOf<operations['switchImport']>>({
    ...operationSchemas.switchImport,
    handler: async (request) => {
      const admin = await requireRole(verifier, request, 'admin');
      return service.turn(admin, request.params.setId, request.body.isOn);
    },
  });
}
