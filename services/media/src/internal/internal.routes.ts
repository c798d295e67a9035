import type { operations } from '@isl/contracts/media';
import { operationSchemas } from '@isl/contracts/schemas/media';
import type { RouteOf } from '@isl/service-kit';
import type { Verifier } from '@isl/service-kit/access';
import type { FastifyInstance } from 'fastify';
import type { AuditRepository } from '../audit/audit.repository.js';
import type { ContributionsRepository } from '../contributions/contributions.repository.js';
import type { Withdrawn } from '../contributions/contributions.service.js';
import { toReport } from '../moderation/decision.js';
import type { ModerationService } from '../moderation/moderation.service.js';
import type { OutcomesRepository } from '../outcomes/outcomes.repository.js';
import type { VerdictsRepository } from '../reviews/verdicts.repository.js';
import type { SignersRepository } from '../signers/signers.repository.js';
import { toWire } from '../videos/videos.mapper.js';
import type { VideosRepository } from '../videos/videos.repository.js';
import type { VideosService } from '../videos/videos.service.js';
import { countVideos } from './counts.js';
import type { Holdings } from './holdings.js';

type Deps = {
  readonly videos: VideosRepository;
  readonly service: VideosService;
  readonly contributions: ContributionsRepository;
  readonly verdicts: VerdictsRepository;
  readonly signers: Pick<SignersRepository, 'allOf'>;
  readonly moderation: Pick<ModerationService, 'reportsBy' | 'reportsToTell' | 'markReportsTold'>;
  readonly withdrawAllOf: (userId: string) => Promise<Withdrawn>;
  readonly holdings: Holdings;
  readonly audit: AuditRepository;
  readonly outcomes: Pick<OutcomesRepository, 'list' | 'markTold'>;
  readonly verifier: Verifier;
  /** Removes what is kept of a person beside their videos. */
  readonly forget: (userId: string) => Promise<void>;
};

/** For the gateway alone: it never proxies these. */
export function registerInternal(app: FastifyInstance, deps: Deps): void {
  const { videos, service, contributions, verdicts, verifier } = deps;
  const onRequest = verifier.requireInternal;
  app.route<RouteOf<operations['getInternalStats']>>({
    ...operationSchemas.getInternalStats,
    onRequest,
    handler: async () => ({ counts: countVideos(await videos.tally()) }),
  });
  app.route<RouteOf<operations['getHoldings']>>({
    ...operationSchemas.getHoldings,
    onRequest,
    handler: () => deps.holdings(),
  });
  app.route<RouteOf<operations['listOutcomes']>>({
    ...operationSchemas.listOutcomes,
    onRequest,
    handler: async () => ({
      data: await deps.outcomes.list(),
      reports: await deps.moderation.reportsToTell(),
    }),
  });
  app.route<RouteOf<operations['markOutcomesTold']>>({
    ...operationSchemas.markOutcomesTold,
    onRequest,
    handler: async ({ body: { data, reports = [] } }) => {
      const reported = await deps.moderation.markReportsTold(reports);
      return { told: (await deps.outcomes.markTold(data)) + reported };
    },
  });
  app.route<RouteOf<operations['listOwnAudit']>>({
    ...operationSchemas.listOwnAudit,
    onRequest,
    handler: async ({ query }) => ({
      data: await deps.audit.list(query),
      people: query.before === undefined ? await deps.audit.people() : [],
    }),
  });
  app.route<RouteOf<operations['getInternalExport']>>({
    ...operationSchemas.getInternalExport,
    onRequest,
    handler: async ({ query: { userId } }) => {
      const own = await videos.allOf(userId);
      const records = own.map((video) => ({
        ...toWire(video),
        originalBytes: video.original.bytes,
        consentedAt: video.consentedAt?.toISOString() ?? null,
        ...(video.contribution ? { contribution: { ...video.contribution } } : {}),
      }));
      const ids = own.map(({ _id }) => _id);
      const timelines = (await contributions.timelinesOf(ids)).map((one) => ({ ...one }));
      const said = (await verdicts.allBy(userId)).map((one) => ({ ...one }));
      const reports = (await deps.moderation.reportsBy(userId)).map(toReport);
      const signers = (await deps.signers.allOf(userId)).map(({ _id, ...profile }) => profile);
      return { records: { videos: records, timelines, verdicts: said, reports, signers } };
    },
  });
  app.route<RouteOf<operations['createErasure']>>({
    ...operationSchemas.createErasure,
    onRequest,
    handler: async ({ body: { userId } }) => {
      const { clips, timelines } = await deps.withdrawAllOf(userId);
      const videos = clips + (await service.eraseAllOf(userId));
      await deps.forget(userId);
      return { erased: { videos, timelines } };
    },
  });
}
