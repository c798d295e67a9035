import { hexId } from '../hex-id';

/** A call on its way: its trace for the server, and the word that it has ended. */
type CallTrace = {
  readonly traceparent: string;
  /** With what was answered; 0 where nothing was. */
  readonly end: (status: number) => void;
};

/** A server that keeps traces says so on every answer, the page's own among them. */
const [navigation] = (performance.getEntriesByType?.('navigation') ??
  []) as PerformanceNavigationTiming[];
let isKept = navigation?.serverTiming?.some(({ name }) => name === 'trace') ?? false;

export function noteAnswer(response: Response | undefined): void {
  if (response) isKept = /\btrace\b/.test(response.headers.get('server-timing') ?? '');
}

/** Null where no traces are kept. */
export function beginTrace(name: string): CallTrace | null {
  if (!isKept) return null;
  const [traceId, spanId] = [hexId(16), hexId(8)];
  const began = performance.now();
  return {
    traceparent: `00-${traceId}-${spanId}-01`,
    end: (status) => {
      const ms = performance.now() - began;
      // Whoever is offline has no trace either.
      import('./send-spans').then(
        ({ addSpan }) => addSpan({ traceId, spanId, name, status }, { began, ms }),
        () => {},
      );
    },
  };
}
