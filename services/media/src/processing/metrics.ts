import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Room } from '../store/room.js';
import type { Swept } from '../sweeping/sweeper.js';
import type { JobsRepository } from './jobs.repository.js';
import type { Sandbox } from './sandbox.js';
import type { JobOutcome } from './worker.js';

type Watched = {
  readonly jobs: JobsRepository;
  readonly sandbox: Sandbox;
  readonly room: Room;
};

export function createWorkerMetrics(registry: Registry, { jobs, sandbox, room }: Watched) {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'media_job_seconds',
    help: 'Time a job took, by outcome: ready, rejected, retried, lost, given_back.',
    labelNames: ['outcome'] as const,
    buckets: [1, 3, 10, 30, 100, 300, 1000],
    registers,
  });
  // Else the first one that is lost is no increase: there was nothing before it.
  seconds.zero({ outcome: 'lost' });
  const swept = new Counter({
    name: 'media_swept_total',
    help: 'What the sweeper removed, by kind: pending, demo (records), multiparts, objects.',
    labelNames: ['kind'] as const,
    registers,
  });
  new Gauge({
    name: 'media_sandbox',
    help: 'What ffmpeg runs in, by kind: bubblewrap or none.',
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
  new Gauge({
    name: 'media_disk_spare_bytes',
    help: 'What may still be written before no video is taken any more, on the fullest disk.',
    registers,
    async collect() {
      const spare = await room.spareBytes();
      if (spare !== null) this.set(spare);
    },
  });
  return {
    onOutcome: (outcome: JobOutcome, took: number) => seconds.observe({ outcome }, took),
    onSwept: (counts: Swept) => {
      for (const [kind, count] of Object.entries(counts)) swept.inc({ kind }, count);
    },
  };
}
