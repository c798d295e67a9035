import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import { requireModerator, type Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { ProposalsService } from './proposals.service.js';

export function registerProposals(
  app: FastifyInstance,
  { service, verifier }: { readonly service: ProposalsService; readonly verifier: Verifier },
): void {
  app.route<RouteOf<operations['createProposal']>>({
    ...operationSchemas.createProposal,
    handler: async (request, reply) => {
      const user = await requireModerator(verifier, request);
      const made = await service.propose(user, request.params.formId, request.body);
      return reply.code(201).send(made);
    },
  });
  app.route<RouteOf<operations['listProposalsOfForm']>>({
    ...operationSchemas.listProposalsOfForm,
    handler: async (request) => {
      await requireModerator(verifier, request);
      return { data: await service.listOfForm(request.params.formId) };
    },
  });
  app.route<RouteOf<operations['listProposals']>>({
    ...operationSchemas.listProposals,
    handler: async (request) => {
      await requireModerator(verifier, request);
      return { data: await service.list(request.query) };
    },
  });
  app.route<RouteOf<operations['withdrawProposal']>>({
    ...operationSchemas.withdrawProposal,
    handler: async (request) => {
      const user = await requireModerator(verifier, request);
      return service.withdraw(user, request.params.proposalId);
    },
  });
  app.route<RouteOf<operations['decideProposal']>>({
    ...operationSchemas.decideProposal,
    handler: async (request) => {
      const user = await requireModerator(verifier, request);
      return service.decide(user, request.params.proposalId, request.body);
    },
  });
}
