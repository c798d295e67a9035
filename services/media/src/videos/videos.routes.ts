import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../access/callers.js';
import { toWire } from './videos.mapper.js';
import type { VideosRepository } from './videos.repository.js';
import type { VideosService } from './videos.service.js';
import { wordsOf } from './words.js';

type Deps = {
  readonly videos: VideosRepository;
  readonly service: VideosService;
  readonly verifier: Verifier;
};

export function registerVideos(app: FastifyInstance, { videos, service, verifier }: Deps): void {
  app.route<RouteOf<operations['listVideos']>>({
    ...operationSchemas.listVideos,
    handler: async ({ query: { q, limit = 50, after, category, sign } }) => {
      const words = wordsOf(q ?? '');
      const found = await videos.listShown({ limit, after, category, promptId: sign, words });
      return { data: found.map(toWire) };
    },
  });
  app.route<RouteOf<operations['listMyVideos']>>({
    ...operationSchemas.listMyVideos,
    handler: async (request) => {
      const user = await requireUser(verifier, request);
      const { visitorId } = await callerOf(verifier, request);
      const { limit = 50, after } = request.query;
      // Nobody who shares the demo account sees what another visitor tried.
      if (user.demo && visitorId === null) return { data: [] };
      const visitor = user.demo ? { visitorId } : null;
      const found = await videos.listByAuthor(user.id, visitor, { limit, after });
      return { data: found.map(toWire) };
    },
  });
  app.route<RouteOf<operations['getVideo']>>({
    ...operationSchemas.getVideo,
    handler: async (request) => {
      const caller = await callerOf(verifier, request);
      return toWire(await service.visible(request.params.videoId, caller));
    },
  });
  app.route<RouteOf<operations['deleteVideo']>>({
    ...operationSchemas.deleteVideo,
    handler: async (request, reply) => {
      await requireUser(verifier, request);
      await service.remove(request.params.videoId, await callerOf(verifier, request));
      return reply.code(204).send();
    },
  });
}
