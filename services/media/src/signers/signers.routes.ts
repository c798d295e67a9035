import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { SignersService } from './signers.service.js';

type Deps = {
  readonly service: SignersService;
  readonly verifier: Verifier;
};

/** One's own profile as a signer; nobody else reads it, but a name that is to be shown. */
export function registerSigners(app: FastifyInstance, { service, verifier }: Deps): void {
  app.route<RouteOf<operations['getSignerProfile']>>({
    ...operationSchemas.getSignerProfile,
    handler: async (request) => service.find(await requireUser(verifier, request)),
  });
  app.route<RouteOf<operations['keepSignerProfile']>>({
    ...operationSchemas.keepSignerProfile,
    handler: async (request) => {
      const user = await requireUser(verifier, request);
      return service.keep(user, request.body);
    },
  });
}
