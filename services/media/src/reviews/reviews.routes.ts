import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import { pictureOf } from '../contributions/contribution.js';
import type { Tickets } from '../playback/tickets.js';
import type { ReviewsService, ToJudge } from './reviews.service.js';

type Deps = {
  readonly service: ReviewsService;
  readonly tickets: Tickets;
  readonly verifier: Verifier;
};

export function registerReviews(app: FastifyInstance, { service, tickets, verifier }: Deps): void {
  const toWire = async ({ clip: { _id, contribution, output }, isRepeat }: ToJudge) => {
    const { prompt, isVariant, region } = contribution;
    const { ticket } = await tickets.issue(_id);
    return {
      _id,
      url: `/api/videos/${_id}/stream?ticket=${ticket}`,
      poster: `/api/videos/${_id}/poster?ticket=${ticket}`,
      prompt,
      isVariant,
      picture: pictureOf(contribution),
      isRepeat,
      ...(region ? { region } : {}),
      ...(output ? { durationSeconds: output.durationSeconds } : {}),
    };
  };
  app.route<RouteOf<operations['listToReview']>>({
    ...operationSchemas.listToReview,
    handler: async (request) => {
      const user = await requireUser(verifier, request);
      const { kind, region, limit = 3 } = request.query;
      const { clips, judged } = await service.next(user, { kind, region, limit });
      return { data: await Promise.all(clips.map(toWire)), judged };
    },
  });
  app.route<RouteOf<operations['createVerdict']>>({
    ...operationSchemas.createVerdict,
    handler: async (request, reply) => {
      const user = await requireUser(verifier, request);
      await service.judge(user, request.params.videoId, request.body);
      return reply.code(204).send();
    },
  });
  app.route<RouteOf<operations['undoVerdict']>>({
    ...operationSchemas.undoVerdict,
    handler: async (request, reply) => {
      const user = await requireUser(verifier, request);
      await service.undo(user, request.params.videoId, request.query.kind);
      return reply.code(204).send();
    },
  });
}
