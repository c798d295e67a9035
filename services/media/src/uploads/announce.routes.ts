import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import { toWire } from '../videos/videos.mapper.js';
import type { createAnnounce } from './announce.js';

type Deps = {
  readonly announce: ReturnType<typeof createAnnounce>;
  readonly verifier: Verifier;
};

/** Large files are announced with their words, and come by way of /uploads. */
export function registerAnnounce(app: FastifyInstance, { announce, verifier }: Deps): void {
  app.route<RouteOf<operations['announceVideo']>>({
    ...operationSchemas.announceVideo,
    handler: async (request, reply) => {
      const user = await requireUser(verifier, request);
      return reply.code(201).send(toWire(await announce(user, request.body)));
    },
  });
}
