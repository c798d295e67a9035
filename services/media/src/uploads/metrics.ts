import { Counter, Gauge, type Registry } from 'prom-client';

/** Counts uploads, whichever way they come. */
export function createUploadMetrics(registry: Registry, open: () => number) {
  new Gauge({
    name: 'media_uploads_open',
    help: 'Uploads being received.',
    registers: [registry],
    collect() {
      this.set(open());
    },
  });
  const outcomes = new Counter({
    name: 'media_uploads_total',
    help: 'Uploads by outcome: stored, repeated, refused, left, failed.',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  // Else the first failure is no increase: there was nothing before it.
  for (const outcome of ['stored', 'failed']) outcomes.inc({ outcome }, 0);
  return outcomes;
}
