import { expect, it } from 'vitest';
import { callerOf } from '../src/trace-context.js';
import { activeTracing, requestIdOf, startTracing, stopTracing } from '../src/tracing.js';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const anything = () => true;

it.each([
  ['a call', `00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN }],
  ['one that is not kept', `00-${TRACE}-${SPAN}-00`, { traceId: TRACE, spanId: SPAN }],
  ['no trace', `00-${'0'.repeat(32)}-${SPAN}-01`, null],
  ['no span', `00-${TRACE}-${'0'.repeat(16)}-01`, null],
  ['another version', `01-${TRACE}-${SPAN}-01`, null],
  ['capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`, null],
  ['more than a trace', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`, null],
  ['nothing', undefined, null],
])('reads a traceparent that names %s', (_what, traceparent, caller) => {
  expect(callerOf(traceparent === undefined ? {} : { traceparent })).toEqual(caller);
});

it('without an endpoint a request is called as it says, and a trace is nobody', async () => {
  await startTracing('test', { OTEL_TRACES_SAMPLER_ARG: 1 });
  expect(activeTracing()).toBeNull();
  const headers = { traceparent: `00-${TRACE}-${SPAN}-01`, 'x-request-id': 'request-1' };
  expect(requestIdOf(headers, anything)).toBe('request-1');
  expect(requestIdOf(headers, () => false)).toMatch(/^[0-9a-f]{32}$/);
});

it('with one it is called as its trace, and what could be none gets a new id', async () => {
  // Port 1 is nobody's: nothing is sent.
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:1';
  await startTracing('test', { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: 1 });
  try {
    const traceparent = `00-${TRACE}-${SPAN}-01`;
    expect(requestIdOf({ traceparent, 'x-request-id': 'request-1' }, anything)).toBe(TRACE);
    expect(requestIdOf({ 'x-request-id': TRACE }, anything)).toBe(TRACE);
    for (const id of ['request-1', '0'.repeat(32)]) {
      expect(requestIdOf({ 'x-request-id': id }, anything)).toMatch(/^(?!0{32})[0-9a-f]{32}$/);
    }
  } finally {
    await stopTracing();
  }
  expect(activeTracing()).toBeNull();
});
