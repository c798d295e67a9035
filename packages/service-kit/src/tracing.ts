import { randomUUID } from 'node:crypto';
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
  readonly close: () => Promise<void>;
};

export type TracingSettings = {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
};

/** W3C Trace Context, version 00: trace, span of the caller, flags. */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/;
const TRACE_ID = /^[\da-f]{32}$/;
const NONE = /^0+$/;

// One a process, as OpenTelemetry's own: a request, a call and a command find each other by it.
let active: Tracing | null = null;

/**
 * Starts to send spans where an endpoint is set; without one nothing of OpenTelemetry is even loaded.
 * Before the service and its database are made. `isEdge`: callers are strangers, so whether a
 * trace is kept is decided here and not by what they ask for.
 */
export async function startTracing(
  service: string,
  settings: TracingSettings,
  { isEdge = false } = {},
): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  if (endpoint === undefined) return;
  const { createTracing } = await import('./tracing-sdk.js');
  active = createTracing({ service, endpoint, share, isEdge });
}

/** Null where tracing is off. */
export const activeTracing = (): Tracing | null => active;

/** Sends what is left. */
export async function stopTracing(): Promise<void> {
  await active?.close();
  active = null;
}

/** A new request's id: 32 hexadecimal digits, so that it can be its trace's id too. */
export const newRequestId = (): string => randomUUID().replaceAll('-', '');

/**
 * The id of a request that came: of its caller's trace where tracing is on, else the one it brings.
 * Off, an id may have any shape that `accepted` knows.
 */
export function requestIdOf(
  headers: IncomingHttpHeaders,
  accepted: (header: string) => boolean,
): string {
  const given = headers['x-request-id'];
  const id = typeof given === 'string' && accepted(given) ? given : undefined;
  if (active === null) return id ?? newRequestId();
  return callerOf(headers)?.traceId ?? (id && isTraceId(id) ? id : newRequestId());
}

/** The span in which a request was sent; null where none is named. */
export function callerOf({
  traceparent,
}: IncomingHttpHeaders): { readonly traceId: string; readonly spanId: string } | null {
  const [, traceId = '', spanId = ''] = TRACEPARENT.exec(String(traceparent ?? '')) ?? [];
  return NONE.test(traceId) || NONE.test(spanId) || traceId === '' ? null : { traceId, spanId };
}

function isTraceId(text: string): boolean {
  return TRACE_ID.test(text) && !NONE.test(text);
}
