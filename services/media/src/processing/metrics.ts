import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Swept } from '../sweeping/sweeper.js';
import type { JobsRepository } from './jobs.repository.js';
import type { Sandbox } from './sandbox.js';
import type { JobOutcome } from './worker.js';

type Watched = { readonly jobs: JobsRepository; readonly sandbox: Sandbox };

export function createWorkerMetrics(registry: Registry, { jobs, sandbox }: Watched) {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'media_job_seconds',
    help: 'Time a job took, by outcome: ready, rejected, retried, lost, given_back.',
    labelNames: ['outcome'] as const,
    buckets: [1, 3, 10, 30, 100, 300, 1000],
    registers,
  });
  const swept = new Counter({
    name: 'media_swept_total',
    help: 'What the sweeper removed: pending and demo records, multiparts, objects.',
    labelNames: ['kind'] as const,
    registers,
  });
  new Gauge({
    name: 'media_sandbox',
    help: 'What ffmpeg runs in: bubblewrap or none.',
    labelNames: ['kind'] as const,
    registers,
  }).set({ kind: sandbox.kind }, 1);
  new Gauge({
    name: 'media_jobs_waiting',
    help: 'Videos that no worker has taken yet.',
    registers,
    async collect() {
      this.set(await jobs.countWaiting());
    },
  });
  return {
    onOutcome: (outcome: JobOutcome, took: number) => seconds.observe({ outcome }, took),
    onSwept: (counts: Swept) => {
      for (const [kind, count] of Object.entries(counts)) swept.inc({ kind }, count);
    },
  };
}
