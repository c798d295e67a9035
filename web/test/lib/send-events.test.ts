import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { ProgressEvent } from '../../src/lib/progress/events';
import { createSendEvents } from '../../src/lib/progress/send-events';
import { anError } from '../support/factories';
import { noProgress } from '../support/progress';
import { api, server } from '../support/server';

const DELAY_MS = 2_000;
const event: ProgressEvent = { id: 'id-1', at: 1, kind: 'day', day: '2026-11-25' };

const sender = (token: string | null = 'bearer') =>
  createSendEvents({
    origin: 'http://localhost:3000',
    tokenOf: async () => token,
    delay: (failures) => failures * DELAY_MS,
  });

const answer = (status: number, headers: Record<string, string> = {}): void =>
  server.use(
    http.post(api('/progress'), () =>
      HttpResponse.json(anError(status, 'no', { code: 'PROGRESS_FULL' }), { status, headers }),
    ),
  );

describe('sending what was learnt', () => {
  it('sends events with the bearer, and asks where there are none', async () => {
    const told: unknown[] = [];
    server.use(
      http.post(api('/progress'), async ({ request }) => {
        told.push(request.headers.get('authorization'), await request.json());
        return HttpResponse.json(noProgress);
      }),
    );
    const send = sender();
    expect(await send('asha', [event])).toEqual({ kind: 'done', progress: noProgress });
    expect(told).toEqual(['Bearer bearer', { events: [event] }]);
    expect(await send('asha', [])).toEqual({ kind: 'done', progress: noProgress });
    expect(told).toHaveLength(2);
  });

  it('sends nothing of somebody who is not signed in now', async () => {
    expect(await sender(null)('asha', [event])).toEqual({ kind: 'signed-out' });
  });

  it.each([429, 503])('waits as long as a server asks for that answers %i', async (status) => {
    answer(status, { 'retry-after': '30' });
    expect(await sender()('asha', [event])).toEqual({ kind: 'later', waitMs: 30_000 });
  });

  it('waits longer with each failure, and without a line', async () => {
    server.use(http.post(api('/progress'), () => HttpResponse.error()));
    const send = sender();
    expect(await send('asha', [event])).toEqual({ kind: 'later', waitMs: DELAY_MS });
    expect(await send('asha', [event])).toEqual({ kind: 'later', waitMs: 2 * DELAY_MS });
  });

  it.each([400, 403, 409])('tells that it was refused with %i', async (status) => {
    answer(status);
    expect(await sender()('asha', [event])).toEqual({ kind: 'refused', code: 'PROGRESS_FULL' });
  });

  it('tells that the session has ended', async () => {
    answer(401);
    expect(await sender()('asha', [event])).toEqual({ kind: 'signed-out' });
  });
});
