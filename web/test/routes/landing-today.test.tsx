import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

const counted = (counts: Record<string, number>) =>
  server.use(
    http.get(api('/stats'), () =>
      HttpResponse.json({ counts, missing: [], at: '2026-11-21T10:00:00.000Z' }),
    ),
  );

describe('what is here today', () => {
  const figures = async () =>
    within(await screen.findByRole('region', { name: 'What is here today' }));

  it('is counted by the server, and says that nobody reviews while that is true', async () => {
    counted({ signsDraft: 1234, signsReviewed: 0, videosByPeople: 7, reviewers: 0 });
    openApp('/');
    const today = await figures();
    for (const [name, figure] of [
      ['signs as draft', '1,234'],
      ['signs checked by Deaf signers', '0'],
      ['clips by real people', '7'],
      ['reviewers', '0'],
    ]) {
      const term = today.getByText(name ?? '');
      await waitFor(() => expect(term.nextElementSibling).toHaveTextContent(figure ?? ''));
    }
    expect(today.getByText(/^No Deaf signer reviews this site yet/)).toBeVisible();
    expect(today.getByRole('link', { name: 'I sign ISL' })).toHaveAttribute(
      'href',
      '/contact?topic=review',
    );
  });

  it('no longer says so once there is a reviewer', async () => {
    counted({ signsDraft: 1, signsReviewed: 1, videosByPeople: 1, reviewers: 2 });
    openApp('/');
    const today = await figures();
    await waitFor(() => expect(today.queryByText('…')).toBeNull());
    expect(today.queryByText(/^No Deaf signer reviews/)).toBeNull();
    expect(today.getByRole('link', { name: 'I sign ISL' })).toBeVisible();
  });

  it('names a figure that is not counted now', async () => {
    counted({ signsDraft: 1, signsReviewed: 1, reviewers: 0 });
    openApp('/');
    expect(await (await figures()).findByText('not counted now')).toBeVisible();
  });

  it('says when it could not be counted, and counts again when asked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get(api('/stats'), () => new HttpResponse(null, { status: 503 })));
    const { user } = openApp('/');
    const today = await figures();
    expect(await today.findByRole('alert')).toHaveTextContent('could not be counted');
    counted({ signsDraft: 5, signsReviewed: 0, videosByPeople: 0, reviewers: 1 });
    await user.click(today.getByRole('button', { name: 'Try again' }));
    expect(await today.findByText('5')).toBeVisible();
  });
});
