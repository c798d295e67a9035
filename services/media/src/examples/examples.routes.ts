import type { Readable } from 'node:stream';
import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import type { Verifier } from '@isl/service-kit/access';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { POSE_TYPE } from '../contributions/landmarks.js';
import type { ObjectStore } from '../store/object-store.js';
import type { SnapshotsRepository } from '../training/snapshots.repository.js';
import { videoNotFound } from '../videos/videos.service.js';
import { fileOfExample } from './example.js';
import type { ExamplesRepository } from './examples.repository.js';

type Deps = {
  readonly examples: ExamplesRepository;
  readonly snapshots: Pick<SnapshotsRepository, 'takenBack'>;
  readonly store: Pick<ObjectStore, 'read'>;
  readonly verifier: Verifier;
};

/** For the gateway alone, which carries them to the sign service. */
export function registerExamples(app: FastifyInstance, deps: Deps): void {
  const { examples, snapshots, store, verifier } = deps;
  const onRequest = verifier.requireInternal;
  app.route<RouteOf<operations['listExamples']>>({
    ...operationSchemas.listExamples,
    onRequest,
    handler: async () => ({
      signs: await examples.list(),
      takenBack: await snapshots.takenBack(examples.idsOf),
    }),
  });
  app.route<RouteOf<operations['getExample']>>({
    ...operationSchemas.getExample,
    onRequest,
    handler: async (request, reply) => {
      const clip = await examples.find(request.params.videoId);
      const kept = clip && fileOfExample(clip);
      const file = kept && (await store.read(kept.key));
      if (!file) throw videoNotFound();
      return sendFile(reply, kept.kind === 'pose' ? POSE_TYPE : 'video/mp4', file);
    },
  });
}

function sendFile(reply: FastifyReply, type: string, file: Readable): FastifyReply {
  return reply.type(type).send(file);
}
