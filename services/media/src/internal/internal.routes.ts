import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import type { Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import { toWire } from '../videos/videos.mapper.js';
import type { VideosRepository } from '../videos/videos.repository.js';
import type { VideosService } from '../videos/videos.service.js';
import { countVideos } from './counts.js';

type Deps = {
  readonly videos: VideosRepository;
  readonly service: VideosService;
  readonly verifier: Verifier;
  /** Removes what is kept of a person beside their videos. */
  readonly forget: (userId: string) => Promise<void>;
};

/** For the gateway alone: it never proxies these. */
export function registerInternal(app: FastifyInstance, deps: Deps): void {
  const { videos, service, verifier, forget } = deps;
  const onRequest = verifier.requireInternal;
  app.route<RouteOf<operations['getInternalStats']>>({
    ...operationSchemas.getInternalStats,
    onRequest,
    handler: async () => ({ counts: countVideos(await videos.tally()) }),
  });
  app.route<RouteOf<operations['getInternalExport']>>({
    ...operationSchemas.getInternalExport,
    onRequest,
    handler: async ({ query: { userId } }) => {
      const own = await videos.allOf(userId);
      const records = own.map((video) => ({
        ...toWire(video),
        originalBytes: video.original.bytes,
        consentedAt: video.consentedAt?.toISOString() ?? null,
      }));
      return { records: { videos: records } };
    },
  });
  app.route<RouteOf<operations['createErasure']>>({
    ...operationSchemas.createErasure,
    onRequest,
    handler: async ({ body: { userId } }) => {
      const videos = await service.eraseAllOf(userId);
      await forget(userId);
      return { erased: { videos } };
    },
  });
}
