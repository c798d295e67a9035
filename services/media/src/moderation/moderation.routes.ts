import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import { requireModerator, requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { Tickets } from '../playback/tickets.js';
import { toWire } from '../videos/videos.mapper.js';
import { toDecision, toReport, type WireReport } from './decision.js';
import type { ModerationService, Reported } from './moderation.service.js';

type Deps = {
  readonly service: ModerationService;
  readonly tickets: Tickets;
  readonly verifier: Verifier;
};

export function registerModeration(app: FastifyInstance, deps: Deps): void {
  const { service, tickets, verifier } = deps;
  /** With addresses that play what is hidden already. */
  const withVideo = async ({ report, video }: Reported): Promise<WireReport> => {
    if (!video) return toReport(report);
    const { ticket } = await tickets.issue(video._id);
    const about = toWire(video);
    const poster = about.poster ? { poster: `${about.poster}?ticket=${ticket}` } : {};
    return {
      ...toReport(report),
      about: { ...about, url: `${about.url}?ticket=${ticket}`, ...poster },
    };
  };
  app.route<RouteOf<operations['reportVideo']>>({
    ...operationSchemas.reportVideo,
    handler: async (request, reply) => {
      const user = await requireUser(verifier, request);
      const report = await service.report(user, request.params.videoId, request.body);
      return reply.code(201).send(toReport(report));
    },
  });
  app.route<RouteOf<operations['listClipReports']>>({
    ...operationSchemas.listClipReports,
    handler: async (request) => {
      await requireModerator(verifier, request);
      const { limit = 50, after } = request.query;
      const open = await service.listOpen({ limit, after });
      return { data: await Promise.all(open.map(withVideo)) };
    },
  });
  app.route<RouteOf<operations['listDecisions']>>({
    ...operationSchemas.listDecisions,
    handler: async (request) => {
      await requireModerator(verifier, request);
      const { limit = 50, after } = request.query;
      return { data: (await service.listDecisions({ limit, after })).map(toDecision) };
    },
  });
  app.route<RouteOf<operations['decide']>>({
    ...operationSchemas.decide,
    handler: async (request, reply) => {
      const moderator = await requireModerator(verifier, request);
      return reply.code(201).send(toDecision(await service.decide(moderator, request.body)));
    },
  });
  app.route<RouteOf<operations['undoDecision']>>({
    ...operationSchemas.undoDecision,
    handler: async (request) => {
      const moderator = await requireModerator(verifier, request);
      return toDecision(await service.undo(moderator, request.params.decisionId));
    },
  });
}
