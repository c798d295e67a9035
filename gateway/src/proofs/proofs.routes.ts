import type { operations } from '@isl/contracts/gateway';
import { operationSchemas } from '@isl/contracts/schemas/gateway';
import type { RouteOf } from '@isl/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits/rate-limits.js';
import type { Tokens } from '../tokens/tokens.js';
import type { Proofs } from './proofs.js';

/** What a browser solves instead of being refused, and what a solved one gives a camera. */
export function registerProofs(
  app: FastifyInstance,
  dependencies: { readonly proofs: Proofs; readonly limits: Limits; readonly tokens: Tokens },
): void {
  const { proofs, limits, tokens } = dependencies;

  app.route<RouteOf<operations['getProof']>>({
    ...operationSchemas.getProof,
    handler: async (request, reply) => {
      const level = request.query.level ?? (await limits.passLevel(request));
      reply.header('cache-control', 'no-store');
      return { challenge: { ...(await proofs.challenge(level)) } };
    },
  });

  app.route<RouteOf<operations['getSocketPass']>>({
    ...operationSchemas.getSocketPass,
    handler: async (request, reply) => {
      await limits.socketPass(request);
      const { token, expiresAt } = await tokens.socketPass();
      reply.header('cache-control', 'no-store');
      return reply.code(201).send({ pass: token, expiresAt: expiresAt.toISOString() });
    },
  });
}
