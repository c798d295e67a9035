import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import { requireRole, requireUser, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readers } from '../access/readers.js';
import type { PostsService, Writer } from './posts.service.js';

type Dependencies = {
  readonly service: PostsService;
  readonly readers: Readers;
  readonly verifier: Verifier;
};

export function registerPosts(app: FastifyInstance, dependencies: Dependencies): void {
  const { service, readers, verifier } = dependencies;
  const writerOf = async (request: FastifyRequest): Promise<Writer> => ({
    user: await requireUser(verifier, request),
    bearer: request.headers.authorization ?? '',
    key: keyOf(request.headers),
  });

  app.route<RouteOf<operations['listPosts']>>({
    ...operationSchemas.listPosts,
    handler: async (request) => service.list(await readers.of(request), request.query),
  });

  app.route<RouteOf<operations['getPost']>>({
    ...operationSchemas.getPost,
    handler: async (request) => service.get(await readers.of(request), request.params.postId),
  });

  app.route<RouteOf<operations['listComments']>>({
    ...operationSchemas.listComments,
    handler: async (request) =>
      service.listComments(await readers.of(request), request.params.postId, request.query),
  });

  app.route<RouteOf<operations['createPost']>>({
    ...operationSchemas.createPost,
    handler: async (request, reply) => {
      const post = await service.create(await writerOf(request), request.body);
      return reply.code(201).send(post);
    },
  });

  app.route<RouteOf<operations['likePost']>>({
    ...operationSchemas.likePost,
    handler: async (request) =>
      service.toggleLike(await readers.liker(request), request.body.postId),
  });

  app.route<RouteOf<operations['createComment']>>({
    ...operationSchemas.createComment,
    handler: async (request, reply) => {
      const post = await service.comment(await writerOf(request), request.body);
      return reply.code(201).send(post);
    },
  });

  app.route<RouteOf<operations['editPost']>>({
    ...operationSchemas.editPost,
    handler: async (request) => {
      const user = await requireUser(verifier, request);
      return service.edit(user, request.params.postId, request.body);
    },
  });

  app.route<RouteOf<operations['deletePost']>>({
    ...operationSchemas.deletePost,
    handler: async (request, reply) => {
      await service.remove(await requireUser(verifier, request), request.params.postId);
      return reply.code(204).send();
    },
  });

  app.route<RouteOf<operations['deleteComment']>>({
    ...operationSchemas.deleteComment,
    handler: async (request) => {
      const { postId, commentId } = request.params;
      return service.removeComment(await requireUser(verifier, request), postId, commentId);
    },
  });

  app.route<RouteOf<operations['hidePost']>>({
    ...operationSchemas.hidePost,
    handler: async (request) => {
      const moderator = await requireRole(verifier, request, 'reviewer', 'admin');
      return service.hide(moderator, request.params.postId, request.body.reason);
    },
  });

  app.route<RouteOf<operations['unhidePost']>>({
    ...operationSchemas.unhidePost,
    handler: async (request) => {
      const moderator = await requireRole(verifier, request, 'reviewer', 'admin');
      return service.unhide(moderator, request.params.postId);
    },
  });
}

/** Fastify hands headers over in lower case, whatever the contract spells. */
function keyOf(headers: Readonly<Record<string, unknown>>): string | undefined {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
}
