import type { operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import type { RouteOf } from '@isl/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.js';
import type { Visitors } from '../tokens/visitors.js';
import type { Addresses } from './addresses.js';

/** What the page needs to know and cannot be built into it. */
export function registerPageConfig(
  app: FastifyInstance,
  dependencies: {
    readonly settings: Pick<Config, 'demo' | 'MEDIA_MAX_UPLOAD_BYTES' | 'MEDIA_MAX_SECONDS'>;
    readonly addressesOf: (request: FastifyRequest) => Addresses;
    readonly visitors: Visitors;
  },
): void {
  const { settings, addressesOf, visitors } = dependencies;
  app.route<RouteOf<operations['getConfig']>>({
    ...operationSchemas.getConfig,
    handler: async (request, reply) => {
      const { sockets, signKit } = addressesOf(request);
      await visitors.welcome(request, reply);
      reply.header('cache-control', 'no-store');
      return {
        sockets,
        signKit,
        demo: settings.demo,
        limits: {
          uploadBytes: settings.MEDIA_MAX_UPLOAD_BYTES,
          uploadSeconds: settings.MEDIA_MAX_SECONDS,
        },
      };
    },
  });
}
