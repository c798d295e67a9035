import type { operations } from '@isl/contracts/content';
import { operationSchemas } from '@isl/contracts/schemas/content';
import type { RouteOf } from '@isl/service-kit';
import type { Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { FormVerdictsRepository } from '../forms/form-verdicts.repository.js';
import type { FormVerdictsService } from '../forms/form-verdicts.service.js';
import { toRecord } from '../notifications/notifications.mapper.js';
import type { NotificationsRepository } from '../notifications/notifications.repository.js';
import type { Tell } from '../notifications/tell.js';
import { toProgress } from '../progress/progress.mapper.js';
import type { ProgressRepository } from '../progress/progress.repository.js';
import { toRecord as toOwnProposal } from '../proposals/proposals.mapper.js';
import type { ProposalsRepository } from '../proposals/proposals.repository.js';
import {
  type SubscriptionsRepository,
  toRecord as toBrowser,
} from '../push/subscriptions.repository.js';
import { toRecord as toOwnSaying } from '../sayings/sayings.mapper.js';
import type { SayingsRepository } from '../sayings/sayings.repository.js';
import type { TeachingOfPerson } from '../teaching/person.js';
import type { Holdings } from './holdings.js';
import type { PersonRepository } from './person.repository.js';
import type { StatsRepository } from './stats.repository.js';

/** The gateway's own routes; it never proxies them. */
export function registerInternal(
  app: FastifyInstance,
  dependencies: {
    readonly persons: PersonRepository;
    readonly progress: Pick<ProgressRepository, 'find' | 'remove'>;
    readonly notifications: Pick<NotificationsRepository, 'listOf' | 'removeOf'>;
    readonly teaching: TeachingOfPerson;
    readonly subscriptions: Pick<SubscriptionsRepository, 'listOf' | 'removeAll'>;
    readonly tell: Pick<Tell, 'outcomes' | 'reportOutcomes' | 'reported'>;
    readonly stats: StatsRepository;
    readonly holdings: Holdings;
    readonly acts: Pick<ActsRepository, 'list' | 'people' | 'forget'>;
    /** What people say of the avatar's forms. */
    readonly forms: {
      readonly allBy: FormVerdictsRepository['allBy'];
      readonly forget: FormVerdictsService['forget'];
    };
    readonly proposals: Pick<ProposalsRepository, 'allBy' | 'forget'>;
    readonly sayings: Pick<SayingsRepository, 'allBy' | 'forget'>;
    readonly verifier: Verifier;
  },
): void {
  const { persons, progress, notifications, teaching, stats, holdings } = dependencies;
  const { subscriptions, acts, forms, proposals, sayings, verifier } = dependencies;
  const onRequest = verifier.requireInternal;

  app.route<RouteOf<operations['getInternalStats']>>({
    ...operationSchemas.getInternalStats,
    onRequest,
    handler: async () => ({ counts: await stats.counts() }),
  });

  app.route<RouteOf<operations['getHoldings']>>({
    ...operationSchemas.getHoldings,
    onRequest,
    handler: () => holdings(),
  });

  app.route<RouteOf<operations['tellOutcomes']>>({
    ...operationSchemas.tellOutcomes,
    onRequest,
    handler: async ({ body: { data, reports = [] } }) => {
      const { outcomes, reportOutcomes } = dependencies.tell;
      return { told: (await outcomes(data)) + (await reportOutcomes(reports)) };
    },
  });

  app.route<RouteOf<operations['listOwnAudit']>>({
    ...operationSchemas.listOwnAudit,
    onRequest,
    handler: async ({ query }) => ({
      data: await acts.list(query),
      people: query.before === undefined ? await acts.people() : [],
    }),
  });

  app.route<RouteOf<operations['getInternalExport']>>({
    ...operationSchemas.getInternalExport,
    onRequest,
    handler: async ({ query: { userId } }) => {
      const said = (await forms.allBy(userId)).map(({ userId: _own, ...one }) => one);
      const kept = await progress.find(userId);
      const learnt = kept ? [toProgress(kept.learnt)] : [];
      const told = (await notifications.listOf(userId)).map(toRecord);
      return {
        records: {
          ...(await persons.export(userId)),
          ...{ formVerdicts: said, progress: learnt, notifications: told },
          formProposals: (await proposals.allBy(userId)).map(toOwnProposal),
          sayings: (await sayings.allBy(userId)).map(toOwnSaying),
          pushSubscriptions: (await subscriptions.listOf(userId)).map(toBrowser),
          ...(await teaching.export(userId)),
        },
      };
    },
  });

  app.route<RouteOf<operations['createErasure']>>({
    ...operationSchemas.createErasure,
    onRequest,
    handler: async ({ body: { userId } }) => {
      const formVerdicts = await forms.forget(userId);
      const formProposals = await proposals.forget(userId);
      const said = await sayings.forget(userId);
      await acts.forget(userId);
      const learnt = await progress.remove(userId);
      const told = await notifications.removeOf(userId);
      const pushSubscriptions = await subscriptions.removeAll(userId);
      const taught = await teaching.erase(userId);
      const own = {
        pushSubscriptions,
        formVerdicts,
        formProposals,
        sayings: said,
        progress: learnt,
        notifications: told,
        ...taught,
      };
      const erased = { ...(await persons.erase(userId)), ...own };
      await dependencies.tell.reported();
      return { erased };
    },
  });
}
