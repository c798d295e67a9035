import { Gauge, type Registry } from 'prom-client';

type Counts = {
  readonly open: () => Promise<number>;
  readonly overdue: () => Promise<number>;
};

export function measureErasures(registry: Registry, counts: Counts): void {
  new Gauge({
    name: 'erasures_open',
    help: 'Erased accounts that are erased once more, or for the first time, by some service.',
    registers: [registry],
    async collect() {
      this.set(await counts.open());
    },
  });
  new Gauge({
    name: 'erasures_overdue',
    help: 'Of those the ones whose time has come: a service did not answer.',
    registers: [registry],
    async collect() {
      this.set(await counts.overdue());
    },
  });
}
