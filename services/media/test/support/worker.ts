import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestClock } from '@isl/service-kit/testing';
import { findSandbox, type SandboxMode } from '../../src/processing/find-sandbox.js';
import { createJobsRepository, type JobsRepository } from '../../src/processing/jobs.repository.js';
import { createProcessJob, type ProcessJob } from '../../src/processing/process-job.js';
import { findPrograms } from '../../src/processing/programs.js';
import { createTranscoder } from '../../src/processing/transcode.js';
import { createWorker, type JobOutcome, type Worker } from '../../src/processing/worker.js';
import { openWorkplace } from '../../src/processing/workplace.js';
import { createRoom } from '../../src/store/room.js';
import type { TestStores } from './stores.js';

export const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

export type TestWorker = Worker & {
  readonly jobs: JobsRepository;
  /** The real work on a claimed record. */
  readonly processJob: ProcessJob;
  readonly outcomes: JobOutcome[];
  /** Takes jobs until none is left. */
  readonly drain: () => Promise<JobOutcome[]>;
  readonly folder: string;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly maxSeconds?: number;
  readonly leaseMs?: number;
  readonly jobSeconds?: number;
  readonly memoryMib?: number;
  readonly minFreeBytes?: number;
  readonly maxPixels?: number;
  readonly sandbox?: SandboxMode;
  /** Stands between the worker and the real work, to make it fail or wait. */
  readonly around?: (real: ProcessJob) => ProcessJob;
};

/** A worker with real stores and real ffmpeg. */
export async function aWorker(
  stores: Pick<TestStores, 'database' | 'store'>,
  clock: TestClock,
  options: Options = {},
): Promise<TestWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'isl-worker-test-'));
  const { store } = stores;
  const env = { PATH: process.env.PATH ?? '', FFMPEG_PATH: process.env.FFMPEG_PATH };
  const programs = await findPrograms(env);
  const transcode = createTranscoder({
    programs,
    sandbox: await findSandbox(options.sandbox ?? 'auto', programs, env.PATH),
    threads: 2,
    memoryMib: options.memoryMib ?? 4096,
    jobSeconds: options.jobSeconds ?? 60,
    maxSeconds: options.maxSeconds ?? 600,
    maxPixels: options.maxPixels ?? 1920 * 1080 * 60 * 600,
    leastPixelsPerSecond: 10_000_000,
  });
  const workplace = await openWorkplace(folder, process.pid);
  const jobs = createJobsRepository(stores.database.db);
  const processJob = createProcessJob({
    store,
    transcode,
    workplace,
    replaceOriginal: jobs.replaceOriginal,
  });
  const outcomes: JobOutcome[] = [];
  const worker = createWorker({
    jobs,
    store,
    room: createRoom([folder], options.minFreeBytes ?? 0),
    processJob: options.around?.(processJob) ?? processJob,
    clock: clock.now,
    log: SILENT,
    leaseMs: options.leaseMs ?? 30_000,
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  return {
    ...worker,
    jobs,
    processJob,
    outcomes,
    folder,
    drain: async () => {
      const drained: JobOutcome[] = [];
      for (;;) {
        const outcome = await worker.runOnce(NEVER);
        if (outcome === null) return drained;
        drained.push(outcome);
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

export const NEVER = new AbortController().signal;
