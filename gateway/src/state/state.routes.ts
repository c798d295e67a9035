import type { operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import type { RouteOf } from '@isl/service-kit';
import { requireRole, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { StateService } from './state.service.js';

export function registerState(
  app: FastifyInstance,
  { state, verifier }: { readonly state: StateService; readonly verifier: Verifier },
): void {
  app.route<RouteOf<operations['getSystemState']>>({
    ...operationSchemas.getSystemState,
    handler: async (request) => {
      await requireRole(verifier, request, 'admin');
      return state(request.id);
    },
  });
}
