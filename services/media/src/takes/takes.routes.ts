import { Readable } from 'node:stream';
import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import { AppError, type RouteOf } from '@isl/service-kit';
import type { Verifier } from '@isl/service-kit/access';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { POSE_TYPE, readBody } from '../contributions/landmarks.js';
import type { SignersService } from '../signers/signers.service.js';
import { type TakesService, toTakenSign } from './takes.service.js';

type Deps = {
  readonly takes: TakesService;
  readonly toPublic: SignersService['toPublic'];
  readonly verifier: Verifier;
};

/** So long a reader may go on with what a giver takes back; it is no longer than the gateway takes to carry it. */
const CACHED = 'private, max-age=30';

/** The points by which the avatar signs what people showed: for everybody, and for the gateway that brings them. */
export function registerTakes(app: FastifyInstance, { takes, toPublic, verifier }: Deps): void {
  const onRequest = verifier.requireInternal;
  app.route<RouteOf<operations['listTakes']>>({
    ...operationSchemas.listTakes,
    handler: async (_request, reply) => {
      reply.header('cache-control', CACHED);
      return { data: (await toPublic(await takes.list())).flatMap(toTakenSign) };
    },
  });
  app.route<RouteOf<operations['getTake']>>({
    ...operationSchemas.getTake,
    handler: async (request, reply) => sendPoints(reply, await takes.read(request.params.videoId)),
  });
  app.route<RouteOf<operations['listTakesWanted']>>({
    ...operationSchemas.listTakesWanted,
    onRequest,
    handler: () => takes.listWanted(),
  });
  app.route<RouteOf<operations['putTake']>>({
    ...operationSchemas.putTake,
    onRequest,
    handler: async (request, reply) => {
      const { body, headers } = request;
      if (!(body instanceof Readable)) throw new AppError('CLIP_UNREADABLE', `Send ${POSE_TYPE}.`);
      const file = await readBody(body, Number(headers['content-length'] ?? 0));
      await takes.keep(request.params.videoId, file);
      return reply.code(204).send();
    },
  });
  app.route<RouteOf<operations['refuseTake']>>({
    ...operationSchemas.refuseTake,
    onRequest,
    handler: async (request, reply) => {
      await takes.refuse(request.params.videoId);
      return reply.code(204).send();
    },
  });
}

function sendPoints(reply: FastifyReply, file: Readable): FastifyReply {
  const headers = { 'cache-control': CACHED, 'x-content-type-options': 'nosniff' };
  return reply.headers(headers).type(POSE_TYPE).send(file);
}
