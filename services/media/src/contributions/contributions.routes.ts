import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../access/callers.js';
import type { Tickets } from '../playback/tickets.js';
import { maySee } from '../videos/rights.js';
import { videoNotFound } from '../videos/videos.service.js';
import { toWireContribution } from './contributions.mapper.js';
import type { ContributionsRepository } from './contributions.repository.js';
import type { ContributionsService, Withdrawn } from './contributions.service.js';

type Deps = {
  readonly contributions: ContributionsRepository;
  readonly service: ContributionsService;
  readonly tickets: Tickets;
  readonly verifier: Verifier;
};

export function registerContributions(app: FastifyInstance, deps: Deps): void {
  const { contributions, service, tickets, verifier } = deps;
  app.route<RouteOf<operations['listContributions']>>({
    ...operationSchemas.listContributions,
    handler: async (request) => {
      const user = await requireUser(verifier, request);
      // Whoever shares the demo account gave nothing.
      if (user.demo) return { data: [] };
      const { limit = 50, after } = request.query;
      const own = await contributions.listOf(user.id, { limit, after });
      return { data: own.map(toWireContribution) };
    },
  });
  app.route<RouteOf<operations['createContribution']>>({
    ...operationSchemas.createContribution,
    handler: async (request, reply) => {
      const user = await requireUser(verifier, request);
      const video = await service.announce(user, request.body);
      return reply.code(201).send(toWireContribution(video));
    },
  });
  app.route<RouteOf<operations['withdrawContributions']>>({
    ...operationSchemas.withdrawContributions,
    handler: async (request) => {
      const user = await requireUser(verifier, request);
      return receipt(await service.withdrawAllOf(user.id));
    },
  });
  app.route<RouteOf<operations['countContributions']>>({
    ...operationSchemas.countContributions,
    handler: async () => ({ data: await contributions.count() }),
  });
  app.route<RouteOf<operations['withdrawContribution']>>({
    ...operationSchemas.withdrawContribution,
    handler: async (request) => {
      const user = await requireUser(verifier, request);
      return receipt(await service.withdrawOne(user, request.params.videoId));
    },
  });
  app.route<RouteOf<operations['changeConsent']>>({
    ...operationSchemas.changeConsent,
    handler: async (request) => {
      const user = await requireUser(verifier, request);
      const { videoId } = request.params;
      return toWireContribution(await service.changeConsent(user, videoId, request.body.scopes));
    },
  });
  app.route<RouteOf<operations['getTimeline']>>({
    ...operationSchemas.getTimeline,
    handler: async (request) => {
      const { videoId } = request.params;
      const { ticket } = request.query;
      const video = await contributions.find(videoId);
      if (!video) throw videoNotFound();
      const isAllowed =
        maySee(video, await callerOf(verifier, request)) ||
        (ticket !== undefined && (await tickets.holds(ticket, videoId)));
      if (!isAllowed) throw videoNotFound();
      return { entries: [...(await contributions.timelineOf(videoId))] };
    },
  });
}

const receipt = ({ at, ...counts }: Withdrawn) => ({ ...counts, at: at.toISOString() });
