import { hexId } from '../hex-id';
import { addSpan } from './send-spans';

/** A call on its way: its trace for the server, and the word that it has ended. */
export type CallTrace = {
  readonly traceparent: string;
  /** With what was answered; 0 where nothing was. */
  readonly end: (status: number) => void;
};

export function beginTrace(name: string): CallTrace {
  const [traceId, spanId] = [hexId(16), hexId(8)];
  const began = performance.now();
  return {
    traceparent: `00-${traceId}-${spanId}-01`,
    end: (status) =>
      addSpan({ traceId, spanId, name, status }, { began, ms: performance.now() - began }),
  };
}
