import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import { requireRole, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { ConsentVideos } from './consent-video.js';

type Deps = { readonly consentVideos: ConsentVideos; readonly verifier: Verifier };

export function registerConsentVideo(
  app: FastifyInstance,
  { consentVideos, verifier }: Deps,
): void {
  app.route<RouteOf<operations['getConsentVideo']>>({
    ...operationSchemas.getConsentVideo,
    handler: async (request) => {
      const user = await verifier.user(request);
      return consentVideos.current(user?.roles.includes('admin') ?? false);
    },
  });
  app.route<RouteOf<operations['chooseConsentVideo']>>({
    ...operationSchemas.chooseConsentVideo,
    handler: async (request) => {
      const admin = await requireRole(verifier, request, 'admin');
      return consentVideos.choose(admin, request.body.videoId);
    },
  });
  app.route<RouteOf<operations['removeConsentVideo']>>({
    ...operationSchemas.removeConsentVideo,
    handler: async (request, reply) => {
      await consentVideos.remove(await requireRole(verifier, request, 'admin'));
      return reply.code(204).send();
    },
  });
}
