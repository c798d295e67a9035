import { createService, type Service } from '../../src/index.js';

type Line = Readonly<Record<string, unknown>>;

export type TestService = Service & { readonly logs: readonly Line[] };

/** A service that keeps its log lines, with routes that the test adds. */
export function aService(change: Partial<Parameters<typeof createService>[0]> = {}): TestService {
  const logs: Line[] = [];
  const service = createService({
    name: 'sample',
    logLevel: 'info',
    checks: {},
    logStream: { write: (line) => void logs.push(JSON.parse(line) as Line) },
    ...change,
  });
  return { ...service, logs };
}
