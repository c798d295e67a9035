import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createRequestSeconds } from '../src/request-seconds.js';

const OBSERVED = [
  ['GET', '/posts', 200, 0.004],
  ['GET', '/posts', 200, 0.005],
  ['GET', '/posts', 200, 0.3],
  ['GET', '/posts', 404, 90],
  ['POST', '/posts', 200, 0.02],
  ['POST', '/say/"this"\\', 500, 0],
] as const;

it('requests are exported word for word as the client library’s own histogram exports them', async () => {
  const ours = new Registry();
  const observe = createRequestSeconds(ours);
  const theirs = new Registry();
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by method, route, status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [theirs],
  });
  expect(await ours.metrics()).toBe(await theirs.metrics());
  for (const [method, route, status, seconds] of OBSERVED) {
    observe(method, route, status, seconds);
    histogram.observe({ method, route, status: String(status) }, seconds);
  }
  expect(await ours.metrics()).toBe(await theirs.metrics());
});
