import cookie from '@fastify/cookie';
import { createService, type Service } from '@isl/service-kit';
import type { Verifier } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { type Database, ping } from '@isl/service-kit/mongo';
import { createAuditRepository } from './audit/audit.repository.js';
import { createConsentVideos } from './consent/consent-video.js';
import { registerConsentVideo } from './consent/consent-video.routes.js';
import { createContributionsRepository } from './contributions/contributions.repository.js';
import { createExamplesRepository } from './examples/examples.repository.js';
import { registerExamples } from './examples/examples.routes.js';
import { createGiving } from './giving.js';
import { createImportsRepository } from './imports/imports.repository.js';
import { registerImports } from './imports/imports.routes.js';
import { createImportsService } from './imports/imports.service.js';
import { createHoldings } from './internal/holdings.js';
import { registerInternal } from './internal/internal.routes.js';
import { createDecisionsRepository } from './moderation/decisions.repository.js';
import { registerModeration } from './moderation/moderation.routes.js';
import { createModerationService } from './moderation/moderation.service.js';
import { createReportsRepository } from './moderation/reports.repository.js';
import { createOutcomesRepository } from './outcomes/outcomes.repository.js';
import { registerPlayback } from './playback/playback.routes.js';
import type { Tickets } from './playback/tickets.js';
import { createJobsRepository } from './processing/jobs.repository.js';
import { createWorkersRepository } from './processing/workers.repository.js';
import { createVerdictsRepository } from './reviews/verdicts.repository.js';
import { createSignersRepository } from './signers/signers.repository.js';
import { registerSigners } from './signers/signers.routes.js';
import { createSignersService } from './signers/signers.service.js';
import type { ObjectStore } from './store/object-store.js';
import type { Room } from './store/room.js';
import { createTakesRepository } from './takes/takes.repository.js';
import { registerTakes } from './takes/takes.routes.js';
import { createTakesService } from './takes/takes.service.js';
import { createSnapshotsRepository } from './training/snapshots.repository.js';
import { createAdmission } from './uploads/admission.js';
import type { Pace } from './uploads/line.js';
import { createUploadMetrics } from './uploads/metrics.js';
import { createPlaces } from './uploads/places.js';
import type { Allowance } from './uploads/shares.js';
import { createSpentRepository } from './uploads/spent.repository.js';
import { registerUploads } from './uploads/upload.routes.js';
import { createUploadsService } from './uploads/upload.service.js';
import { createCountsRepository } from './videos/counts.repository.js';
import { createVideosRepository } from './videos/videos.repository.js';
import { registerVideos } from './videos/videos.routes.js';
import { createVideosService } from './videos/videos.service.js';

type Deps = {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly tickets: Tickets;
  readonly verifier: Verifier;
  readonly clock: Clock;
  readonly commit?: string | undefined;
  readonly logLevel: string;
  readonly logStream?: { write: (line: string) => void };
  readonly maxUploadBytes: number;
  readonly maxConcurrentUploads: number;
  /** Of one person. */
  readonly allowance: Allowance;
  readonly pace: Pace;
  readonly room: Room;
  /** Milliseconds after which an upload that did not end is swept. */
  readonly expiresAfterMs: number;
  /** Milliseconds after which full places on which nothing arrives are a fault of ours. */
  readonly stuckMs: number;
};

export function buildApp(deps: Deps): Service {
  const { store, verifier, clock } = deps;
  const places = createPlaces(deps.maxConcurrentUploads);
  const service = createService({
    name: 'media',
    logLevel: deps.logLevel,
    ...(deps.logStream ? { logStream: deps.logStream } : {}),
    checks: {
      mongodb: () => ping(deps.database.db),
      store: store.check,
      uploads: async () => {
        if (places.stuckForMs() >= deps.stuckMs) throw new Error('uploads stuck');
      },
    },
    verifier,
    commit: deps.commit,
    more: async () => {
      const spareBytes = await deps.room.spareBytes();
      return { inHand: places.taken(), ...(spareBytes === null ? {} : { spareBytes }) };
    },
    // An upload takes as long as it takes; it watches its own idle time.
    requestTimeoutMs: 0,
  });
  const { app, registry } = service;
  const videos = createVideosRepository(deps.database.db);
  const contributions = createContributionsRepository(deps.database.db);
  const verdicts = createVerdictsRepository(deps.database.db);
  const moderation = createModerationService({
    videos,
    reports: createReportsRepository(deps.database.db),
    decisions: createDecisionsRepository(deps.database.db),
    clock,
  });
  const { removeAbout } = moderation;
  const videosService = createVideosService({
    videos,
    store,
    contributions,
    verdicts,
    removeAbout,
  });
  const signers = createSignersRepository(deps.database.db);
  const signersService = createSignersService(signers, clock);
  const imports = createImportsRepository(deps.database.db);
  const consentVideos = createConsentVideos(deps.database.db, videos, clock);
  const maxBytes = deps.maxUploadBytes;
  const spent = createSpentRepository(deps.database.db);
  const jobs = createJobsRepository(deps.database.db);
  const { room, allowance, pace } = deps;
  const admission = createAdmission({ videos, spent, room, clock, allowance });
  const uploads = createUploadsService({ videos, store, clock, admission, maxBytes });

  const outcomes = createUploadMetrics(registry, places.taken);
  const clipOutcomes = createOutcomesRepository(deps.database.db);
  const giving = createGiving({
    ...deps,
    ...{ db: deps.database.db, videos, videosService, contributions, verdicts, signers },
    ...{ admission, places, maxBytes, outcomes, clipOutcomes },
  });

  const forget = async (userId: string): Promise<void> => {
    await Promise.all([spent.forget(userId), jobs.forget(userId)]);
    await Promise.all([verdicts.removeBy(userId), moderation.forget(userId)]);
    await Promise.all([
      signers.remove(userId),
      imports.forget(userId),
      consentVideos.forget(userId),
    ]);
  };

  app.register(cookie);
  app.register((scope, _options, done) => {
    const counts = createCountsRepository(deps.database.db);
    const { toPublic } = signersService;
    registerVideos(scope, { videos, counts, verdicts, toPublic, service: videosService, verifier });
    registerPlayback(scope, {
      videos,
      service: videosService,
      store,
      tickets: deps.tickets,
      verifier,
      registry,
    });
    const { withdrawAllOf } = giving;
    const kept = { videos, contributions, verdicts, signers, moderation };
    const holdings = createHoldings(deps.database.db, createWorkersRepository(deps.database.db));
    const audit = createAuditRepository(deps.database.db);
    const internal = { ...kept, service: videosService, withdrawAllOf, holdings, audit };
    registerInternal(scope, { ...internal, outcomes: clipOutcomes, verifier, forget });
    const examples = createExamplesRepository(deps.database.db);
    const snapshots = createSnapshotsRepository(deps.database.db);
    registerExamples(scope, { examples, snapshots, store, verifier });
    const takes = createTakesService(createTakesRepository(deps.database.db), store);
    registerTakes(scope, { takes, toPublic, verifier });
    registerUploads(scope, { uploads, verifier, outcomes, maxBytes, places, allowance, pace });
    giving.register(scope);
    registerSigners(scope, { service: signersService, verifier });
    registerImports(scope, { service: createImportsService(imports, clock), verifier });
    registerConsentVideo(scope, { consentVideos, verifier });
    registerModeration(scope, { service: moderation, tickets: deps.tickets, verifier });
    done();
  });
  return service;
}
