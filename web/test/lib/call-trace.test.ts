import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timeLimit } from '../../../time-limits';
import { createStore } from '../../src/app/store';
import { baseApi } from '../../src/lib/api/base-api';
import { session } from '../../src/lib/session/browser-session';
import { api, server } from '../support/server';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

const probe = baseApi.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, number>({
      query: (n) => ({ url: '/words', params: { n } }),
      extraOptions: { isAnonymous: true },
      keepUnusedDataFor: 0,
    }),
  }),
});

const asked: Request[] = [];
const told: unknown[] = [];
let status = 200;
let saysSo = false;
let n = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked.length = told.length = 0;
  server.use(
    http.get(api('/words'), ({ request }) => {
      asked.push(request);
      const headers = saysSo ? { 'server-timing': 'trace;desc="a"' } : {};
      return HttpResponse.json({ data: [] }, { status, headers });
    }),
    http.post(api('/traces'), async ({ request }) => {
      told.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => vi.useRealTimers());

const ask = async (): Promise<string | null> => {
  n += 1;
  await createStore(session).dispatch(probe.endpoints.probe.initiate(n));
  return asked.at(-1)?.headers.get('traceparent') ?? null;
};

it('sends no trace and tells nothing where the server keeps none', async () => {
  saysSo = false;
  await ask();
  expect(await ask()).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([]);
});

it('names a trace from the first answer on that says that they are kept, and tells what it took', async () => {
  saysSo = true;
  expect(await ask()).toBeNull();
  const [, traceId, spanId] = TRACEPARENT.exec((await ask()) ?? '') ?? [];
  status = 500;
  const [, other] = TRACEPARENT.exec((await ask()) ?? '') ?? [];
  expect(other).not.toBe(traceId);
  saysSo = false;
  status = 200;
  await ask();
  expect(await ask()).toBeNull();

  // It is loaded by the first call that ended.
  await import('../../src/lib/api/send-spans');
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(told).toHaveLength(1), timeLimit('element'));
  expect(told[0]).toMatchObject({
    spans: [
      { traceId, spanId, name: 'GET words', status: 200, ms: expect.any(Number) },
      { traceId: other, status: 500 },
      { status: 200 },
    ],
  });
});
