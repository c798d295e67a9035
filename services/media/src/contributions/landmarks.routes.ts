import { Readable } from 'node:stream';
import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import { AppError, type RouteOf } from '@isl/service-kit';
import { requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { callerOf } from '../access/callers.js';
import type { Tickets } from '../playback/tickets.js';
import type { ObjectStore } from '../store/object-store.js';
import type { Written } from '../store/object-writer.js';
import { type Pace, watchLine } from '../uploads/line.js';
import type { Places } from '../uploads/places.js';
import { type Allowance, sharesOf } from '../uploads/shares.js';
import { uploadsBusy, uploadsHeld } from '../uploads/waiting.js';
import { maySee } from '../videos/rights.js';
import { landmarksKey } from '../videos/video.js';
import { videoNotFound } from '../videos/videos.service.js';
import type { ContributionsRepository } from './contributions.repository.js';
import { contributionNotFound } from './contributions.service.js';
import { checkLandmarks, keepPoints, POSE_TYPE, readBody } from './landmarks.js';

type Deps = {
  readonly contributions: ContributionsRepository;
  readonly store: ObjectStore;
  readonly tickets: Tickets;
  readonly verifier: Verifier;
  readonly places: Places;
  readonly allowance: Allowance;
  readonly pace: Pace;
};

/** The points of clips that were given as points alone. */
export function registerLandmarks(app: FastifyInstance, deps: Deps): void {
  const { contributions, store, tickets, verifier, places, allowance, pace } = deps;

  app.addContentTypeParser(POSE_TYPE, (_request, payload, done) => done(null, payload));
  app.route<RouteOf<operations['putLandmarks']>>({
    ...operationSchemas.putLandmarks,
    handler: async (request, reply) => {
      const user = await requireUser(verifier, request);
      const { videoId } = request.params;
      const video = await contributions.find(videoId);
      const isOwn = video?.authorId === user.id && video.contribution.picture === 'landmarks';
      if (!isOwn || video.status !== 'pending') throw contributionNotFound();
      const { body } = request;
      if (!(body instanceof Readable)) {
        throw new AppError('INVALID_REQUEST', `Send ${POSE_TYPE}.`);
      }
      const place = places.take(sharesOf({ ...user, visitorId: null }, allowance));
      if (place === 'full') throw uploadsBusy();
      if (place === 'held') throw uploadsHeld();
      const line = watchLine(request.raw, pace, place.touch);
      line.signal.addEventListener('abort', () => body.destroy(line.signal.reason), { once: true });
      let written: Written;
      try {
        const file = await readBody(body, Number(request.headers['content-length'] ?? 0));
        checkLandmarks(file);
        written = await keepPoints(store, landmarksKey(videoId), file);
      } finally {
        line.stop();
        place.giveBack();
      }
      // Taken back meanwhile: the object goes with the sweeper, as it belongs to no record.
      if (!(await contributions.markLandmarks(videoId, written.sha256)))
        throw contributionNotFound();
      return reply.code(204).send();
    },
  });
  app.route<RouteOf<operations['getLandmarks']>>({
    ...operationSchemas.getLandmarks,
    handler: async (request, reply) => {
      const { videoId } = request.params;
      const { ticket } = request.query;
      const video = await contributions.find(videoId);
      const isAllowed =
        video?.contribution.hasLandmarks === true &&
        (maySee(video, await callerOf(verifier, request)) ||
          (ticket !== undefined && (await tickets.holds(ticket, videoId))));
      const file = isAllowed ? await store.read(landmarksKey(videoId)) : null;
      if (!file) throw videoNotFound();
      return sendPoints(reply, file);
    },
  });
}

function sendPoints(reply: FastifyReply, file: Readable): FastifyReply {
  const headers = { 'cache-control': 'private, max-age=60', 'x-content-type-options': 'nosniff' };
  return reply.headers(headers).type(POSE_TYPE).send(file);
}
