import type { components } from '@isl/contracts/gateway';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSystemState } from '../support/factories';
import { openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

type State = components['schemas']['SystemState'];
type Copy = State['parts'][number]['copies'][number];

const aCopy = (copyId: string, more: Partial<Copy> = {}): Copy => ({
  ...{ copyId, version: '0.1.0', startedAt: '2026-11-24T09:00:00.000Z', ready: true },
  checks: { mongodb: 'ok' },
  ...more,
});
/** A server whose state can change; how often it was asked. */
function withState(first: Partial<State> | null) {
  const now = { state: first, asked: 0 };
  server.use(
    http.get(api('/admin/state'), () => {
      now.asked += 1;
      if (now.state === null) return HttpResponse.json({}, { status: 503 });
      return HttpResponse.json(aSystemState(now.state));
    }),
  );
  return now;
}
const open = () => openSignedIn('/dashboard/admin', { roles: ['contributor', 'admin'] });
const panel = async () => within(await screen.findByRole('region', { name: 'The parts' }));
const part = async (name: string) => within(await screen.findByRole('article', { name }));
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => vi.restoreAllMocks());

describe('the parts', () => {
  it('say whether they are ready, why not, and what they are', async () => {
    withState({
      parts: [
        {
          name: 'emotion',
          copies: [
            aCopy('a', {
              ...{ commit: 'abc1234', model: { name: 'fer', version: '2', source: 'DeepFace' } },
              sockets: {
                ...{ clients: 3, mostClients: 256, active: 2, framesPerSecond: 10, capacity: 24.8 },
              },
            }),
            aCopy('b', { ready: false, checks: { model: 'weights are missing' } }),
          ],
          away: 1,
        },
        { name: 'signs', copies: [], away: 1 },
        { name: 'worker', copies: [aCopy('w', { inHand: 1, spareBytes: 1024 ** 3 })], away: 0 },
        { name: 'media', copies: [aCopy('m', { inHand: 2, spareBytes: -1 })], away: 0 },
      ],
    });
    open();
    const emotion = await part('Emotion');
    expect(emotion.getByText('Partly ready')).toBeVisible();
    expect(emotion.getByText('2 copies answer. 1 does not.')).toBeVisible();
    expect(emotion.getByText(/^Version 0\.1\.0 \(abc1234\), started .*2026/)).toBeVisible();
    expect(emotion.getByText('model: weights are missing')).toBeVisible();
    expect(emotion.getByText('Model: fer 2, DeepFace')).toBeVisible();
    expect(emotion.getByText(/3 of at most 256, 2 sending.* 24.8 frames a second/)).toBeVisible();
    expect((await part('Signs')).getByText('Away')).toBeVisible();
    expect((await part('Video worker')).getByText('Ready')).toBeVisible();
    expect((await part('Video worker')).getByText('Videos in work: 1')).toBeVisible();
    expect((await part('Videos')).getByText(/The disk is full/)).toBeVisible();
  });

  it('lead to what waits for people, with how much that is', async () => {
    withState({
      queues: {
        reportsOfPosts: 3,
        reportsOfClips: 1,
        proposals: 4,
        sayings: 5,
        messages: 2,
        erasuresOverdue: 1,
      },
    });
    open();
    const waiting = within(await (await panel()).findByRole('list', { name: 'What waits' }));
    const moderation = [
      '/dashboard/reports',
      '/dashboard/reports/clips',
      '/dashboard/reports/proposals',
      '/dashboard/reports/sentences',
    ];
    const leads = [...moderation, '/dashboard/messages'];
    const names = waiting.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.slice(0, 5)).toEqual([
      ...[
        '3Reported posts, comments and courses',
        '1Reported clips',
        '4Proposals for signs',
        '5Sentences signed otherwise',
        '2Messages',
      ],
    ]);
    expect(
      waiting
        .getAllByRole('link')
        .slice(0, 5)
        .map((link) => link.getAttribute('href')),
    ).toEqual(leads);
    expect(waiting.getByText('Videos in work').previousSibling).toHaveTextContent('?');
  });

  it('say how much is kept, and which part did not say', async () => {
    withState({
      objects: [{ kind: 'originals', objects: 2, bytes: 3 * 1024 ** 2 }],
      databases: [{ name: 'isl_media', documents: 12, bytes: 2048 }],
      missing: ['content'],
    });
    open();
    const table = within(await (await panel()).findByRole('table', { name: 'What is kept' }));
    expect(table.getByRole('row', { name: /^Originals 2 3 MB$/ })).toBeVisible();
    expect(table.getByRole('row', { name: /^Database isl_media 12 2 kB$/ })).toBeVisible();
    expect(await screen.findByText(/did not answer: Dictionary and posts/)).toBeVisible();
  });

  it('say that they could not be asked, and are asked again', async () => {
    const now = withState(null);
    const { user } = open();
    const failed = await (await panel()).findByText('The state could not be loaded.');
    now.state = {};
    const box = failed.parentElement as HTMLElement;
    await user.click(within(box).getByRole('button', { name: 'Try again' }));
    expect((await part('Gateway')).getByText('Ready')).toBeVisible();
  });
});

describe('the page', () => {
  it('asks anew by itself while it is open, and not while it is hidden or stopped', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const now = withState({});
      const { user } = open();
      await part('Gateway');
      const first = now.asked;
      now.state = { parts: [{ name: 'gateway', copies: [], away: 1 }] };
      await vi.advanceTimersByTimeAsync(6_000);
      expect((await part('Gateway')).getByText('Away')).toBeVisible();
      expect(now.asked).toBeGreaterThan(first);

      show('hidden');
      await vi.advanceTimersByTimeAsync(1_000);
      const hidden = now.asked;
      await vi.advanceTimersByTimeAsync(30_000);
      expect(now.asked).toBe(hidden);
      show('visible');
      await waitFor(() => expect(now.asked).toBeGreaterThan(hidden));

      await user.click((await panel()).getByRole('button', { name: 'Stop refreshing' }));
      await vi.advanceTimersByTimeAsync(1_000);
      const stopped = now.asked;
      await vi.advanceTimersByTimeAsync(30_000);
      expect(now.asked).toBe(stopped);
      await user.click((await panel()).getByRole('button', { name: 'Refresh by itself' }));
      await waitFor(() => expect(now.asked).toBeGreaterThan(stopped));
    } finally {
      vi.useRealTimers();
    }
  });
});
