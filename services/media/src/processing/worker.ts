import { randomUUID } from 'node:crypto';
import type { Clock } from '@isl/service-kit/clock';
import { inJob } from '@isl/service-kit/tracing';
import type { Log } from '../log.js';
import type { ObjectStore } from '../store/object-store.js';
import type { Room } from '../store/room.js';
import { cutKey, type Output, outputKeys } from '../videos/video.js';
import type { Job, JobsRepository, Lease, Rejection } from './jobs.repository.js';
import type { ProcessJob } from './process-job.js';
import { RejectedError } from './rejected-error.js';

export type JobOutcome = 'ready' | 'rejected' | 'retried' | 'lost' | 'given_back';

type Deps = {
  readonly jobs: JobsRepository;
  readonly store: ObjectStore;
  readonly room: Room;
  readonly processJob: ProcessJob;
  readonly clock: Clock;
  readonly log: Log;
  readonly leaseMs: number;
  readonly onOutcome: (outcome: JobOutcome, seconds: number) => void;
};

export type Worker = {
  /** Claims one job and sees it through; null if none was waiting, or there is no room for it. */
  readonly runOnce: (stop: AbortSignal) => Promise<JobOutcome | null>;
  /** How many jobs it works on. */
  readonly inHand: () => number;
};

const MAX_ATTEMPTS = 3;
const RETRY_PAUSE_MS = 1_000;
/** A lease is renewed this often within its time, so that one failed renewal costs nothing. */
const RENEWALS = 3;
const GAVE_UP = {
  code: 'NOT_PROCESSED',
  message: 'The video could not be processed. Try another file.',
} as const;

export function createWorker(deps: Deps): Worker {
  const { jobs, store, clock, log } = deps;
  let inHand = 0;
  const later = (ms: number): Date => new Date(clock().getTime() + ms);

  const removeObjects = async (keys: readonly string[], videoId: string): Promise<void> => {
    try {
      await store.remove(keys);
    } catch (error) {
      log.warn({ err: error, videoId }, 'objects left to the sweeper');
    }
  };
  const removeOutputs = ({ id, token }: Lease): Promise<void> =>
    removeObjects(Object.values(outputKeys(id, token)), id);
  const reject = async (job: Job, lease: Lease, why: Rejection): Promise<JobOutcome> => {
    const isHeld = await jobs.reject(lease, why);
    await removeOutputs(lease);
    // It may have been cut meanwhile, and the record says so.
    const originals = [job.original.key, cutKey(job._id, lease.token)];
    if (isHeld) await removeObjects(originals, job._id);
    return isHeld ? 'rejected' : 'lost';
  };

  const settleFailure = async (job: Job, lease: Lease, error: unknown): Promise<JobOutcome> => {
    const fields = { err: error, videoId: job._id, attempt: job.attempts };
    if (error instanceof RejectedError) {
      const { code, message, details } = error;
      log.info({ ...fields, err: undefined, code, reason: message, details }, 'video rejected');
      return reject(job, lease, error);
    }
    log.warn(fields, 'attempt failed');
    if (job.attempts >= MAX_ATTEMPTS) return reject(job, lease, GAVE_UP);
    await removeOutputs(lease);
    const isHeld = await jobs.retryAt(lease, later(RETRY_PAUSE_MS * job.attempts));
    return isHeld ? 'retried' : 'lost';
  };

  /** What becomes of a job that did not get done. */
  const settle = async (
    job: Job,
    lease: Lease,
    { error, isLost, isStopping }: { error: unknown; isLost: boolean; isStopping: boolean },
  ): Promise<JobOutcome> => {
    if (isLost || isStopping) await removeOutputs(lease);
    if (isLost) return 'lost';
    if (!isStopping) return settleFailure(job, lease, error);
    await jobs.giveBack(lease, clock());
    return 'given_back';
  };

  const attempt = async (job: Job, lease: Lease, stop: AbortSignal): Promise<JobOutcome> => {
    // Its workers died over it: another one would as well.
    if (job.attempts > MAX_ATTEMPTS) return reject(job, lease, GAVE_UP);
    const { lost, letGo } = holdLease(deps, lease);
    try {
      const result = await resultOf(deps.processJob(job, AbortSignal.any([lost, stop])));
      if ('error' in result) {
        const isLost = lost.aborted;
        return await settle(job, lease, { ...result, isLost, isStopping: stop.aborted });
      }
      // Should this throw, nobody knows whether it is done: the outputs stay for the sweeper.
      if (await jobs.complete(lease, result.output)) return 'ready';
      await removeOutputs(lease);
      return 'lost';
    } finally {
      letGo();
    }
  };

  return {
    inHand: () => inHand,
    runOnce: async (stop) => {
      // On a full disk each attempt would fail, and the third would cost somebody their video.
      if (await deps.room.isLow()) return null;
      const token = randomUUID();
      const job = await jobs.claim(token, clock(), later(deps.leaseMs));
      if (!job) return null;
      const started = performance.now();
      inHand += 1;
      const outcome = await inJob('prepare video', job.traceparent, () =>
        attempt(job, { id: job._id, token }, stop),
      ).finally(() => {
        inHand -= 1;
      });
      const seconds = (performance.now() - started) / 1000;
      deps.onOutcome(outcome, seconds);
      log.info({ videoId: job._id, attempt: job.attempts, outcome, seconds }, 'job ended');
      return outcome;
    },
  };
}

type Result = { readonly output: Output } | { readonly error: unknown };

function resultOf(work: Promise<Output>): Promise<Result> {
  return work.then(
    (output) => ({ output }),
    (error: unknown) => ({ error }),
  );
}

/** Renews a lease until it is let go; `lost` is aborted once somebody else may have it. */
function holdLease({ jobs, clock, log, leaseMs }: Deps, lease: Lease) {
  const lost = new AbortController();
  const renew = async (): Promise<void> => {
    try {
      const until = new Date(clock().getTime() + leaseMs);
      if (!(await jobs.renew(lease, until))) lost.abort();
    } catch (error) {
      log.warn({ err: error, videoId: lease.id }, 'lease not renewed');
    }
  };
  const timer = setInterval(() => void renew(), leaseMs / RENEWALS);
  return { lost: lost.signal, letGo: () => clearInterval(timer) };
}
