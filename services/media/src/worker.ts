import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService, runMain } from '@isl/service-kit';
import { systemClock as clock } from '@isl/service-kit/clock';
import { every } from '@isl/service-kit/every';
import { type Database, ping } from '@isl/service-kit/mongo';
import { startTracing } from '@isl/service-kit/tracing';
import { foldersOf, readWorkerConfig, type WorkerConfig } from './config.js';
import { createContributionsRepository } from './contributions/contributions.repository.js';
import { createReportsRepository } from './moderation/reports.repository.js';
import { prepareStores } from './prepare.js';
import { findSandbox } from './processing/find-sandbox.js';
import { createJobsRepository } from './processing/jobs.repository.js';
import { startLoops } from './processing/loop.js';
import { createWorkerMetrics } from './processing/metrics.js';
import { createProcessJob } from './processing/process-job.js';
import { findPrograms } from './processing/programs.js';
import { createTranscoder } from './processing/transcode.js';
import { createWorker } from './processing/worker.js';
import { createWorkersRepository, SEEN_INTERVAL_MS } from './processing/workers.repository.js';
import { openWorkplace } from './processing/workplace.js';
import type { ObjectStore } from './store/object-store.js';
import { createRoom } from './store/room.js';
import { createSweeper } from './sweeping/sweeper.js';
import { createTakesRepository } from './takes/takes.repository.js';
import { createTakesService, TAKES_DROPPED_INTERVAL_MS } from './takes/takes.service.js';
import { createVideosRepository } from './videos/videos.repository.js';

runMain(async () => {
  const config = readWorkerConfig(process.env);
  await startTracing('media-worker', config);
  const programs = await findPrograms(config);
  const sandbox = await findSandbox(config.WORKER_SANDBOX, programs, config.PATH);
  const transcode = createTranscoder({
    programs,
    sandbox,
    threads: config.WORKER_THREADS,
    memoryMib: config.WORKER_MEMORY_MIB,
    jobSeconds: config.WORKER_JOB_SECONDS,
    maxSeconds: config.MEDIA_MAX_SECONDS,
    maxPixels: config.MEDIA_MAX_PIXELS,
    leastPixelsPerSecond: config.WORKER_PIXELS_PER_SECOND,
  });
  const { database, store } = await prepareStores(config);
  const folder = config.WORKER_DIR ?? join(tmpdir(), 'isl-media-worker');
  const room = createRoom([folder, ...foldersOf(config)], config.MEDIA_MIN_FREE_BYTES);
  const service = createService({
    name: 'media-worker',
    commit: config.ISL_COMMIT,
    logLevel: config.LOG_LEVEL,
    checks: {
      mongodb: () => ping(database.db),
      store: store.check,
      disk: async () => {
        if (await room.isLow()) throw new Error('the disk is nearly full: no job is taken');
      },
    },
  });
  const jobs = createJobsRepository(database.db);
  const metrics = createWorkerMetrics(service.registry, { jobs, sandbox, room });
  const log = service.app.log;
  if (sandbox.kind === 'none') log.warn({ sandbox: 'none', reason: sandbox.reason }, 'no sandbox');
  else log.info({ sandbox: sandbox.kind }, 'programs run in a sandbox');
  const workplace = await openWorkplace(folder, process.pid);
  const processJob = createProcessJob({
    store,
    transcode,
    workplace,
    replaceOriginal: jobs.replaceOriginal,
  });
  const leaseMs = config.WORKER_LEASE_SECONDS * 1000;
  const { onOutcome } = metrics;
  const worker = createWorker({ jobs, store, room, processJob, clock, log, leaseMs, onOutcome });
  await service.listen(config);
  const loops = startLoops({
    worker,
    log,
    pollMs: config.WORKER_POLL_MS,
    concurrency: config.WORKER_CONCURRENCY,
  });
  const workers = createWorkersRepository(database.db);
  const stateNow = async () => {
    const [state, spareBytes] = await Promise.all([service.state(), room.spareBytes()]);
    const spare = spareBytes === null ? {} : { spareBytes };
    return { ...state, inHand: worker.inHand(), ...spare };
  };
  const telling = every(
    SEEN_INTERVAL_MS,
    async () => workers.note(await stateNow(), clock()),
    (error) => log.error({ err: error }, 'not written down how it is'),
  );
  const sweeper = openSweeper(config, database, store, log);
  const sweeping = every(
    config.SWEEP_INTERVAL_SECONDS * 1000,
    async () => metrics.onSwept(await sweeper.sweep()),
    (error) => log.error({ err: error }, 'sweep failed'),
  );
  const takes = createTakesService(createTakesRepository(database.db), store);
  const dropping = every(TAKES_DROPPED_INTERVAL_MS, takes.dropForbidden, (error) =>
    log.error({ err: error }, 'points of clips stayed'),
  );
  return {
    // Nobody sends to it: what it has in hand is given back at once.
    drain: async () => {
      await Promise.all([service.drain(), loops.stop(), sweeping.stop(), telling.stop()]);
      await dropping.stop();
    },
    close: async () => {
      await workers.leave((await service.state()).copyId);
      await service.close();
      await database.close();
    },
  };
});

function openSweeper(
  config: WorkerConfig,
  database: Database,
  store: ObjectStore,
  log: Parameters<typeof createSweeper>[0]['log'],
) {
  return createSweeper({
    videos: createVideosRepository(database.db),
    contributions: createContributionsRepository(database.db),
    reports: createReportsRepository(database.db),
    store,
    clock,
    log,
    pendingMs: config.SWEEP_PENDING_SECONDS * 1000,
    demoMs: config.SWEEP_DEMO_SECONDS * 1000,
  });
}
