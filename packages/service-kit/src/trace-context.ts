import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { MongoClient } from 'mongodb';

/** One thing that somebody did on a page, as the page measured it. */
export type PageSpan = {
  readonly traceId: string;
  readonly spanId: string;
  /** The call's method and its part: "POST posts". */
  readonly name: string;
  /** Milliseconds since it began, and how many it took: the page's clock is not ours. */
  readonly agoMs: number;
  readonly ms: number;
  /** What was answered; 0 where nothing was. */
  readonly status: number;
};

/** Spans of this process, on their way to where the endpoint says. */
export type Tracing = {
  /** A span for each request; its trace is the request's id. */
  readonly watchRequests: (app: FastifyInstance) => void;
  /** A span for each command that a request sends. */
  readonly watchDatabase: (client: MongoClient) => void;
  readonly addPageSpan: (span: PageSpan) => void;
  readonly inSpan: <T>(name: string, run: () => Promise<T>) => Promise<T>;
  readonly traceparent: () => string | undefined;
  readonly inJob: <T>(
    name: string,
    traceparent: string | undefined,
    run: () => Promise<T>,
  ) => Promise<T>;
  readonly close: () => Promise<void>;
};

/** W3C Trace Context, version 00: trace, span of the caller, flags. */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/;
const TRACE_ID = /^[\da-f]{32}$/;
const NONE = /^0+$/;

/** The span in which a request was sent; null where none is named. */
export function callerOf({
  traceparent,
}: IncomingHttpHeaders): { readonly traceId: string; readonly spanId: string } | null {
  const [, traceId = '', spanId = ''] = TRACEPARENT.exec(String(traceparent ?? '')) ?? [];
  return NONE.test(traceId) || NONE.test(spanId) || traceId === '' ? null : { traceId, spanId };
}

export function isTraceId(text: string): boolean {
  return TRACE_ID.test(text) && !NONE.test(text);
}
