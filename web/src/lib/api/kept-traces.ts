import type { CallTrace } from './call-trace';

/** A server that keeps traces says so on every answer, the page's own among them. */
const [navigation] = (performance.getEntriesByType?.('navigation') ??
  []) as PerformanceNavigationTiming[];
let areKept = navigation?.serverTiming?.some(({ name }) => name === 'trace') ?? false;

export function noteAnswer(response: Response | undefined): void {
  if (response) areKept = /\btrace\b/.test(response.headers.get('server-timing') ?? '');
}

/** Null where no traces are kept; whoever is offline has none either. */
export function beginTrace(name: string): Promise<CallTrace | null> | null {
  return areKept
    ? import('./call-trace').then(
        (calls) => calls.beginTrace(name),
        () => null,
      )
    : null;
}
