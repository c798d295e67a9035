import diagnostics from 'node:diagnostics_channel';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type IdGenerator,
  ParentBasedSampler,
  RandomIdGenerator,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MongoClient } from 'mongodb';
import { callerOf, type PageSpan, type Tracing } from './trace-context.js';

type Options = {
  readonly service: string;
  readonly endpoint: string;
  /** Of the traces that begin here, from 0 to 1. */
  readonly share: number;
  readonly isEdge: boolean;
};

/** What the endpoint does not take in time is dropped, the newest first. */
const QUEUE = { maxQueueSize: 2048, maxExportBatchSize: 256, scheduledDelayMillis: 1_000 };
const SEND_TIMEOUT_MS = 5_000;
/** An endpoint that is away is named once in so long. */
const COMPLAINT_EVERY_MS = 10 * 60_000;
const NOT_TRACED = new Set(['/health', '/ready']);

/** Everything of OpenTelemetry that a part uses; loaded where an endpoint is set. */
export function createTracing({ service, endpoint, share, isEdge }: Options): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const byShare = new TraceIdRatioBasedSampler(share);
  const sampler = isEdge ? byShare : new ParentBasedSampler({ root: byShare });
  let log: FastifyInstance['log'] | undefined;
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = complaining(
    new OTLPTraceExporter({ url, timeoutMillis: SEND_TIMEOUT_MS }),
    (reason) => log?.warn({ reason }, 'traces are not taken'),
  );
  const ids = new ChosenIds();
  const providers = [service, 'web'].map((name) =>
    createProvider(name, { exporter, ids, sampler }),
  );
  const [own, page] = providers.map((provider) => provider.getTracer('isl')) as [Tracer, Tracer];
  const stopWatching = watchCalls(own);
  return {
    watchRequests: (app) => {
      log = app.log;
      watchRequests(app, own, ids);
    },
    watchDatabase: (client) => watchDatabase(client, own),
    addPageSpan: (span) => addPageSpan(page, ids, span),
    inSpan: (name, run) => (trace.getActiveSpan() ? within(own, { name }, run) : run()),
    traceparent: () => {
      const span = trace.getActiveSpan();
      return span && traceparentOf(span);
    },
    inJob: (name, traceparent, run) =>
      within(own, { name, kind: SpanKind.CONSUMER, parent: contextOf({ traceparent }) }, run),
    close: async () => {
      stopWatching();
      // Where the endpoint is away nobody waits for it longer than for one sending.
      await Promise.allSettled(providers.map((provider) => provider.shutdown()));
    },
  };
}

/** Random ids, but for the next span's that somebody chose. */
class ChosenIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #traceId: string | null = null;
  #spanId: string | null = null;

  /** Starts a span, the first of its trace, with these ids. */
  with<T>(ids: { readonly traceId: string; readonly spanId?: string }, start: () => T): T {
    this.#traceId = ids.traceId;
    this.#spanId = ids.spanId ?? null;
    try {
      return start();
    } finally {
      this.#traceId = null;
      this.#spanId = null;
    }
  }

  generateTraceId = (): string => this.#traceId ?? this.#random.generateTraceId();
  generateSpanId = (): string => this.#spanId ?? this.#random.generateSpanId();
}

function createProvider(
  name: string,
  shared: { exporter: SpanExporter; ids: IdGenerator; sampler: Sampler },
): BasicTracerProvider {
  return new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'service.namespace': 'isl' }),
    sampler: shared.sampler,
    idGenerator: shared.ids,
    spanProcessors: [
      new BatchSpanProcessor(shared.exporter, { ...QUEUE, exportTimeoutMillis: SEND_TIMEOUT_MS }),
    ],
  });
}

/** Spans that could not be sent are lost; that is said once in a while, and nothing else happens. */
function complaining(exporter: SpanExporter, complain: (reason: string) => void): SpanExporter {
  let silentUntil = 0;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && Date.now() >= silentUntil) {
          silentUntil = Date.now() + COMPLAINT_EVERY_MS;
          complain(result.error.message);
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

function watchRequests(app: FastifyInstance, tracer: Tracer, ids: ChosenIds): void {
  const spans = new WeakMap<FastifyRequest, { span: Span; within: Context }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    if (NOT_TRACED.has(route)) {
      done();
      return;
    }
    const span = startOf(request, `${request.method} ${route}`, { tracer, ids });
    span.setAttributes({ 'http.request.method': request.method, 'http.route': route });
    const within = trace.setSpan(ROOT_CONTEXT, span);
    spans.set(request, { span, within });
    context.with(within, done);
  });
  // Once a body was read, what follows runs in the connection's context and no more in the request's.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(spans.get(request)?.within ?? ROOT_CONTEXT, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)?.span;
    if (span) end(span, reply.statusCode, reply.statusCode >= 500);
    done();
  });
}

function startOf(
  request: FastifyRequest,
  name: string,
  { tracer, ids }: { tracer: Tracer; ids: ChosenIds },
): Span {
  const parent = contextOf(request.headers);
  if (parent) return tracer.startSpan(name, { kind: SpanKind.SERVER }, parent);
  return ids.with({ traceId: request.id }, () =>
    tracer.startSpan(name, { kind: SpanKind.SERVER, root: true }),
  );
}

/** Undefined where no span is named. */
function contextOf(headers: IncomingHttpHeaders): Context | undefined {
  const caller = callerOf(headers);
  if (!caller) return undefined;
  const isKept = String(headers.traceparent).endsWith('1');
  const traceFlags = isKept ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { ...caller, traceFlags, isRemote: true });
}

/** What is done in a span of its own; one that fails says what kind of error it was. */
async function within<T>(
  tracer: Tracer,
  {
    name,
    kind = SpanKind.CLIENT,
    parent = context.active(),
  }: { readonly name: string; readonly kind?: SpanKind; readonly parent?: Context | undefined },
  run: () => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, { kind }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), run);
  } catch (error) {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

function end(span: Span, status: number, isError: boolean): void {
  span.setAttribute('http.response.status_code', status);
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** A request as undici's channels show it. */
type Call = {
  readonly origin: string | URL;
  readonly method: string;
  readonly addHeader: (name: string, value: string) => void;
};

/**
 * Every call that a request makes over undici, the gateway's proxy and `fetch` alike, has a span and
 * tells it. Undici publishes what it does; nothing of it is replaced.
 */
function watchCalls(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const endOf = (call: object, finish: (span: Span) => void): void => {
    const span = spans.get(call);
    spans.delete(call);
    if (span) finish(span);
  };
  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: Call };
      if (!trace.getActiveSpan()) return;
      const { host } = new URL(request.origin);
      const span = tracer.startSpan(`${request.method} ${host}`, { kind: SpanKind.CLIENT });
      span.setAttributes({ 'http.request.method': request.method, 'server.address': host });
      spans.set(request, span);
      request.addHeader('traceparent', traceparentOf(span));
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: Call; response: { statusCode: number } };
      const { statusCode } = response;
      spans.get(request)?.setAttribute('http.response.status_code', statusCode);
    },
    'undici:request:trailers': (message) => {
      endOf((message as { request: Call }).request, (span) => span.end());
    },
    'undici:request:error': (message) => {
      const { request, error } = message as { request: Call; error: Error & { code?: string } };
      endOf(request, (span) => {
        span.setAttribute('error.type', error.code ?? error.name);
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    },
  };
  for (const [name, listener] of Object.entries(listeners)) diagnostics.subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) {
      diagnostics.unsubscribe(name, listener);
    }
  };
}

function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags}`;
}

/** Which command on which collection, how long and whether it failed; never what was asked for. */
function watchDatabase(client: MongoClient, tracer: Tracer): void {
  const spans = new Map<number, Span>();
  const endOf = (requestId: number, failure?: Error): void => {
    const span = spans.get(requestId);
    spans.delete(requestId);
    if (failure) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    if (!trace.getActiveSpan()) return;
    const collection = collectionOf(commandName, command);
    const span = tracer.startSpan(`${commandName} ${collection}`.trim(), { kind: SpanKind.CLIENT });
    span.setAttributes({
      'db.system.name': 'mongodb',
      'db.namespace': databaseName,
      'db.operation.name': commandName,
      ...(collection && { 'db.collection.name': collection }),
    });
    spans.set(requestId, span);
  });
  client.on('commandSucceeded', ({ requestId }) => endOf(requestId));
  client.on('commandFailed', ({ requestId, failure }) => endOf(requestId, failure));
}

/** A command's first field is its name, and its value the collection; of getMore it stands beside. */
function collectionOf(name: string, command: Readonly<Record<string, unknown>>): string {
  const value = name === 'getMore' ? command.collection : command[name];
  return typeof value === 'string' ? value : '';
}

function addPageSpan(tracer: Tracer, ids: ChosenIds, span: PageSpan): void {
  const { traceId, spanId, name, agoMs, ms, status } = span;
  if (!isSpanContextValid({ traceId, spanId, traceFlags: TraceFlags.NONE })) return;
  const startTime = Date.now() - agoMs;
  const started = ids.with({ traceId, spanId }, () =>
    tracer.startSpan(name, { kind: SpanKind.CLIENT, root: true, startTime }),
  );
  started.setAttribute('http.response.status_code', status);
  if (status === 0 || status >= 500) started.setStatus({ code: SpanStatusCode.ERROR });
  started.end(startTime + ms);
}
