import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../access/callers.js';
import type { VerdictsRepository } from '../reviews/verdicts.repository.js';
import type { SignersService } from '../signers/signers.service.js';
import type { CountsRepository } from './counts.repository.js';
import { isOwner, maySee, showingOf } from './rights.js';
import { toFacts, toWire } from './videos.mapper.js';
import type { VideosRepository } from './videos.repository.js';
import type { VideosService } from './videos.service.js';
import { wordsOf } from './words.js';

type Deps = {
  readonly videos: VideosRepository;
  readonly counts: CountsRepository;
  readonly verdicts: Pick<VerdictsRepository, 'tallyAbout'>;
  readonly toPublic: SignersService['toPublic'];
  readonly service: VideosService;
  readonly verifier: Verifier;
};

export function registerVideos(app: FastifyInstance, deps: Deps): void {
  const { videos, counts, verdicts, toPublic, service, verifier } = deps;
  app.route<RouteOf<operations['listVideos']>>({
    ...operationSchemas.listVideos,
    handler: async ({ query: { q, limit = 50, ...rest } }) => {
      const found = await videos.listShown({ ...rest, limit, words: wordsOf(q ?? '') });
      return { data: await toPublic(found) };
    },
  });
  app.route<RouteOf<operations['countVideos']>>({
    ...operationSchemas.countVideos,
    handler: ({ query }) => counts.count(query),
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
  app.route<RouteOf<operations['listSomeVideos']>>({
    ...operationSchemas.listSomeVideos,
    handler: async (request) => {
      const caller = await callerOf(verifier, request);
      const named = await videos.findMany(request.query.ids.split(','));
      const seen = named.filter((video) => maySee(video, caller));
      const shown = new Map((await toPublic(seen)).map((video) => [video._id, video]));
      return {
        data: seen.map((video) => ({
          video: shown.get(video._id) ?? toWire(video),
          showing: showingOf(video),
          isOwn: isOwner(video, caller),
        })),
      };
    },
  });
  app.route<RouteOf<operations['getVideo']>>({
    ...operationSchemas.getVideo,
    handler: async (request) => {
      const caller = await callerOf(verifier, request);
      const video = await service.visible(request.params.videoId, caller);
      if (!video.contribution) return toWire(video);
      const votes = await verdicts.tallyAbout(video._id);
      const [shown = toWire(video)] = await toPublic([video]);
      return { ...shown, given: toFacts(video.contribution, votes) };
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
