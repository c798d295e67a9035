import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP's JSON has it, with its attributes as a table. */
export type ReceivedSpan = {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly facts: Readonly<Record<string, string | number | undefined>>;
  readonly status: { readonly code?: number };
};

type Attribute = {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: string | number };
};
type Wire = Omit<ReceivedSpan, 'service' | 'facts'> & { readonly attributes: Attribute[] };
type Body = {
  readonly resourceSpans: {
    readonly resource: { readonly attributes: Attribute[] };
    readonly scopeSpans: { readonly spans: Wire[] }[];
  }[];
};

export type Receiver = {
  readonly endpoint: string;
  readonly spans: ReceivedSpan[];
  readonly close: () => void;
};

/** Takes spans over OTLP/HTTP as a trace store does, and keeps them. */
export async function openReceiver(): Promise<Receiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, reply) => {
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      const isOurs = request.method === 'POST' && request.url === '/v1/traces';
      if (isOurs) spans.push(...spansOf(JSON.parse(text) as Body));
      reply.writeHead(isOurs ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function spansOf({ resourceSpans }: Body): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ attributes, ...span }) => ({
        ...span,
        service: String(factsOf(resource.attributes)['service.name']),
        facts: factsOf(attributes),
      })),
  );
}

function factsOf(attributes: readonly Attribute[]): ReceivedSpan['facts'] {
  const entries = attributes.map(({ key, value }) => {
    const { stringValue, intValue } = value;
    return [key, stringValue ?? (intValue === undefined ? undefined : Number(intValue))] as const;
  });
  return Object.fromEntries(entries);
}
