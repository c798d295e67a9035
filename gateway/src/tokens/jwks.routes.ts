import type { operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import type { RouteOf } from '@isl/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SigningKeys } from './keys.js';

/** The public keys, by which every service verifies tokens itself. */
export function registerJwks(app: FastifyInstance, keys: SigningKeys): void {
  const publicSet = { keys: keys.publicSet.keys.map((key) => ({ ...key })) };
  app.route<RouteOf<operations['getJwks']>>({
    ...operationSchemas.getJwks,
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return publicSet;
    },
  });
}
