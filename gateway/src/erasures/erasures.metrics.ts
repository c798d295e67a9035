import { Gauge, type Registry } from 'prom-client';

export function measureErasures(registry: Registry, countOpen: () => Promise<number>): void {
  const open: Gauge = new Gauge({
    name: 'erasures_open',
    help: 'Erased accounts that some service has not erased yet.',
    registers: [registry],
    collect: async () => {
      open.set(await countOpen());
    },
  });
}
