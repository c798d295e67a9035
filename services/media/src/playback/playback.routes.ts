import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import { AppError, type RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import { callerOf } from '../access/callers.js';
import type { ObjectStore } from '../store/object-store.js';
import { isOwnerOrModerator, mayBeUsed } from '../videos/rights.js';
import type { Output } from '../videos/video.js';
import { toWire } from '../videos/videos.mapper.js';
import type { VideosRepository } from '../videos/videos.repository.js';
import { type VideosService, videoNotFound } from '../videos/videos.service.js';
import { createObjectSender } from './send-object.js';
import type { Tickets } from './tickets.js';

type Deps = {
  readonly videos: VideosRepository;
  readonly service: VideosService;
  readonly store: ObjectStore;
  readonly tickets: Tickets;
  readonly verifier: Verifier;
  readonly registry: Registry;
};
type ById = { videoId: string };
type WithTicket = { ticket?: string };

export function registerPlayback(app: FastifyInstance, deps: Deps): void {
  const { videos, service, tickets, verifier } = deps;
  const open = new Gauge({
    name: 'media_playback_streams',
    help: 'Objects being sent.',
    registers: [deps.registry],
  });
  const send = createObjectSender(deps.store, open);

  /** What may be played: public and ready, or with a ticket, or by its owner or a moderator. */
  const playable = async (
    request: FastifyRequest<{ Params: ById; Querystring: WithTicket }>,
  ): Promise<Output> => {
    const video = await videos.find(request.params.videoId);
    if (!video?.output || video.status !== 'ready') throw videoNotFound();
    const { ticket } = request.query;
    const isAllowed =
      mayBeUsed(video, 'show') ||
      (ticket !== undefined && (await tickets.holds(ticket, video._id))) ||
      isOwnerOrModerator(video, await callerOf(verifier, request));
    if (!isAllowed) throw videoNotFound();
    return video.output;
  };

  app.route<RouteOf<operations['streamVideo']>>({
    ...operationSchemas.streamVideo,
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { videoKey, videoBytes } = await playable(request);
      return send(request, reply, { key: videoKey, bytes: videoBytes, type: 'video/mp4' });
    },
  });
  app.route<RouteOf<operations['getPoster']>>({
    ...operationSchemas.getPoster,
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { posterKey, posterBytes } = await playable(request);
      return send(request, reply, { key: posterKey, bytes: posterBytes, type: 'image/webp' });
    },
  });
  app.route<RouteOf<operations['createTicket']>>({
    ...operationSchemas.createTicket,
    handler: async (request, reply) => {
      await requireUser(verifier, request);
      const caller = await callerOf(verifier, request);
      const video = await service.visible(request.params.videoId, caller);
      if (!isOwnerOrModerator(video, caller)) {
        throw new AppError('NOT_YOURS', 'Only its owner gets a ticket for a video.');
      }
      if (video.status !== 'ready') {
        throw new AppError('VIDEO_NOT_READY', 'This video cannot be played yet.');
      }
      const { ticket, expiresAt } = await tickets.issue(video._id);
      const url = `${toWire(video).url}?ticket=${ticket}`;
      return reply.code(201).send({ ticket, url, expiresAt: expiresAt.toISOString() });
    },
  });
}
