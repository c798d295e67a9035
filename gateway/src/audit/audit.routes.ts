import type { operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import type { RouteOf } from '@isl/service-kit';
import { requireRole, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { AuditService } from './audit.service.js';

export function registerAudit(
  app: FastifyInstance,
  { audit, verifier }: { readonly audit: AuditService; readonly verifier: Verifier },
): void {
  app.route<RouteOf<operations['listAudit']>>({
    ...operationSchemas.listAudit,
    handler: async (request) => {
      await requireRole(verifier, request, 'admin');
      return audit(request.query, request.id);
    },
  });
}
