import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { aService, type TestService } from './support/service.js';

const ready = async ({ operations }: TestService) => {
  const reply = await operations.inject({ url: '/ready' });
  return [reply.statusCode, reply.json()];
};

it('tells whoever asks what is not ready, and only operators why', async () => {
  const service = aService({
    checks: { store: () => Promise.reject(new Error('connect to 10.0.0.7 refused')) },
  });
  const outline = await service.app.inject({ url: '/ready' });
  expect([outline.statusCode, outline.json()]).toEqual([
    503,
    { ready: false, checks: { store: 'not ready' } },
  ]);
  expect(await ready(service)).toEqual([
    503,
    { ready: false, checks: { store: 'connect to 10.0.0.7 refused' } },
  ]);
});

it('listens for operators only where it has a port for them', async () => {
  const statusOf = async (url: string) => (await fetch(url)).status;
  const portOf = ({ server }: TestService['app']) => (server.address() as AddressInfo).port;
  const service = aService();
  const own = { HOST: '127.0.0.1', PORT: 0, OPS_HOST: '127.0.0.1', DRAIN_SECONDS: 0 };
  await service.listen({ ...own, OPS_PORT: 0 });
  const [open, operators] = [service.app, service.operations].map(
    (app) => `http://127.0.0.1:${portOf(app)}`,
  );
  expect(await statusOf(`${open}/health`)).toBe(200);
  expect(await statusOf(`${open}/metrics`)).toBe(404);
  expect(await statusOf(`${operators}/metrics`)).toBe(200);
  await service.close();

  const alone = aService();
  await alone.listen(own);
  expect(alone.operations.server.listening).toBe(false);
  await alone.close();
});

it('is up whatever its dependencies are', async () => {
  const service = aService({ checks: { store: () => Promise.reject(new Error('away')) } });
  const reply = await service.app.inject({ url: '/health' });
  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'up' }]);
});

it('is ready when every dependency is', async () => {
  const service = aService({ checks: { store: async () => {}, queue: async () => {} } });
  expect(await ready(service)).toEqual([
    200,
    { ready: true, checks: { store: 'ok', queue: 'ok' } },
  ]);
});

it('names the dependency that is not', async () => {
  const service = aService({
    checks: { store: async () => {}, queue: () => Promise.reject(new Error('refused')) },
  });
  expect(await ready(service)).toEqual([
    503,
    { ready: false, checks: { store: 'ok', queue: 'refused' } },
  ]);
});

it('names what it does without, and is ready', async () => {
  const service = aService({
    checks: { store: async () => {} },
    told: { neighbour: () => Promise.reject(new Error('refused')) },
  });
  expect(await ready(service)).toEqual([
    200,
    { ready: true, checks: { neighbour: 'refused', store: 'ok' } },
  ]);
});

it('does not wait for a dependency that says nothing', async () => {
  const service = aService({ checks: { store: () => new Promise(() => {}) } });
  await service.app.ready();
  vi.useFakeTimers();
  try {
    const answer = ready(service);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answer).toEqual([503, { ready: false, checks: { store: 'no answer in time' } }]);
  } finally {
    vi.useRealTimers();
  }
});

it('says that it drains, and still answers what is under way', async () => {
  const service = aService({ checks: { store: async () => {} } });
  service.app.get('/work', async () => ({ done: true }));
  await service.drain();
  expect(await ready(service)).toEqual([
    503,
    { ready: false, checks: { store: 'ok', draining: 'the service is stopping' } },
  ]);
  const answer = await service.app.inject({ url: '/work' });
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
});

it('measures requests by their route, not by their address', async () => {
  const service = aService();
  service.app.get('/things/:id', async () => ({}));
  await service.app.inject({ url: '/things/42' });
  await service.app.inject({ url: '/nothing/43' });
  const { body, headers } = await service.operations.inject({ url: '/metrics' });
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 1',
  );
  expect(body).toContain('process_resident_memory_bytes');
  expect(body).not.toMatch(/4[23]"/);
});

it('logs one line a request, with the id that came or one of its own', async () => {
  const service = aService();
  service.app.get('/things/:id', async () => ({}));
  await service.app.inject({ url: '/things/1', headers: { 'x-request-id': 'from-outside' } });
  const odd = await service.app.inject({
    url: '/things/1',
    headers: { 'x-request-id': 'two words "}' },
  });
  await service.app.inject({ url: '/health' });
  expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  expect(service.logs).toHaveLength(2);
  expect(service.logs[0]).toMatchObject({
    service: 'sample',
    level: 'info',
    requestId: 'from-outside',
    method: 'GET',
    route: '/things/:id',
    status: 200,
    msg: 'answered',
  });
  expect(new Date(String(service.logs[0]?.time)).getTime()).toBeGreaterThan(0);
});
