import { randomFillSync } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { callerOf, isTraceId, type Tracing } from './trace-context.js';

export type TracingSettings = {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
};

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

/** A call that something makes, as a span of what runs; where nothing runs that is traced it is only made. */
export function inSpan<T>(name: string, run: () => Promise<T>): Promise<T> {
  return active ? active.inSpan(name, run) : run();
}

/** What runs now, to be kept beside work that is left for later; undefined where it is not traced. */
export const currentTraceparent = (): string | undefined => active?.traceparent();

/** A job, in the trace of who left it; in one of its own where that was not traced. */
export function inJob<T>(
  name: string,
  traceparent: string | undefined,
  run: () => Promise<T>,
): Promise<T> {
  return active ? active.inJob(name, traceparent, run) : run();
}

/** Sends what is left. */
export async function stopTracing(): Promise<void> {
  await active?.close();
  active = null;
}

const ID_BYTES = 16;
// Drawn for many requests at once: to ask for so few bytes costs more than to write them down.
const drawn = Buffer.alloc(ID_BYTES * 256);
let used = drawn.length;

/** A new request's id: 32 hexadecimal digits, so that it can be its trace's id too. */
export function newRequestId(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += ID_BYTES;
  return drawn.toString('hex', used - ID_BYTES, used);
}

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
