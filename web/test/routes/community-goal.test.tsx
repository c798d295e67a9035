import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { anError } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const goal = async (name = 'Our goal, together') =>
  within(await screen.findByRole('region', { name }));

beforeEach(() => {
  server.use(
    http.get(api('/contributions/figures'), () =>
      HttpResponse.json({
        at: '2026-11-23T10:00:00Z',
        clips: { preparing: 0, open: 0, accepted: 0, 'not-accepted': 0 },
        ...{ seconds: 0, signers: 0, weeks: [] },
        month: { from: '2026-11-01', given: 12, checked: 1 },
        seen: { verdicts: 0, bySign: [], byReviewer: [] },
        signed: { verdicts: 0, bySign: [], byReviewer: [] },
      }),
    ),
    http.get(api('/contributions/counts'), () =>
      HttpResponse.json({ data: [{ kind: 'sign', id: 'letter-a', clips: 9, signers: 2 }] }),
    ),
  );
});

describe('the goal of all', () => {
  it.each([
    ['on the home of a member', () => openSignedIn('/dashboard')],
    ['above the feed, for everybody', () => openApp('/dashboard/discussions')],
  ])('stands %s, with what was given and checked this month', async (_where, open) => {
    open();
    const block = await goal();

    expect(await block.findByText('12 clips given this month')).toBeVisible();
    expect(block.getByText('1 check made')).toBeVisible();
    expect(await block.findByText(/every letter has five signers/)).toBeVisible();
    expect(block.getByRole('link', { name: 'Check clips' })).toHaveAttribute(
      'href',
      '/dashboard/review',
    );
  });

  it('comes after the posts: it takes nothing of the line from them', async () => {
    let sendPosts = (): void => {};
    const isPostsTurn = new Promise<void>((resolve) => {
      sendPosts = resolve;
    });
    let counted = 0;
    server.use(
      http.get(api('/posts'), async () => {
        await isPostsTurn;
        return HttpResponse.json([]);
      }),
      http.get(api('/contributions/figures'), () => {
        counted += 1;
        return undefined;
      }),
    );
    openApp('/dashboard/discussions');
    expect(await screen.findByText('Loading posts...')).toBeVisible();
    // Whoever does not wait for the posts is there by then.
    await import('../../src/features/stats/components/community-goal');
    await act(async () => {});
    expect((await goal()).getByText(/All of us are counted together/)).toBeVisible();
    expect(counted).toBe(0);
    sendPosts();
    expect(await (await goal()).findByText(/every letter/)).toBeVisible();
    expect(counted).toBe(1);
  });

  it('is not on the home of a stranger, whose first screen it would fill', async () => {
    openApp('/dashboard');
    await screen.findByRole('region', { name: /About/ }).catch(() => null);
    expect(screen.queryByRole('region', { name: 'Our goal, together' })).toBeNull();
  });

  it('is in Hindi for who reads Hindi', async () => {
    await chooseLanguage('hi');
    openApp('/dashboard/discussions');
    const block = await goal('हमारा साझा लक्ष्य');
    expect(await block.findByText('इस महीने 12 वीडियो दिए गए')).toBeVisible();
  });

  it('says nothing of the month where it cannot be counted', async () => {
    server.use(
      http.get(api('/contributions/figures'), () =>
        HttpResponse.json(anError(503, 'x'), { status: 503 }),
      ),
    );
    openApp('/dashboard/discussions');
    const block = await goal();
    expect(await block.findByText(/every letter has five signers/)).toBeVisible();
    expect(block.queryByText(/this month/)).toBeNull();
  });
});
