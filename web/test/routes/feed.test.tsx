import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { scrollPageTo } from '../support/browser';
import { aPost } from '../support/factories';
import { broken, feed } from '../support/feed';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

describe('reading the feed', () => {
  it('says that posts are loading, then shows them', async () => {
    server.use(
      http.get(api('/posts'), async () => {
        await delay(50);
        return HttpResponse.json([aPost()]);
      }),
    );
    openApp(feed);
    expect(await screen.findByText('Loading posts...')).toBeVisible();
    const card = await screen.findByRole('article', { name: 'Which alphabet?' });
    expect(within(card).getByText('Asha Rao')).toBeVisible();
    expect(within(card).getByText('Our teacher uses both.')).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Like (2)' })).toBeVisible();
    expect(within(card).getByText('1/11/2026')).toBeVisible();
    expect(screen.getByText(/Join discussions, share your thoughts/)).toBeVisible();
  });

  it("shows 'No posts available' when there are none", async () => {
    server.use(http.get(api('/posts'), () => HttpResponse.json([])));
    openApp(feed);
    expect(await screen.findByText('No posts available')).toBeVisible();
  });

  it("shows the author's avatar beside the name", async () => {
    openApp(feed);
    const card = await screen.findByRole('article', { name: 'Which alphabet?' });
    expect(within(card).getByText('AR')).toBeVisible();
  });

  it("calls an author without a name 'Anonymous'", async () => {
    const { username: _unnamed, ...post } = aPost();
    server.use(http.get(api('/posts'), () => HttpResponse.json([post])));
    openApp(feed);
    expect(await screen.findByText('Anonymous')).toBeVisible();
  });

  it('replaces the screen by the message when posts cannot be fetched, and tries again', async () => {
    server.use(http.get(api('/posts'), () => broken(), { once: true }));
    const { user } = openApp(feed);
    expect(await screen.findByText('Failed to fetch posts. Please try again later.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Post' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Which alphabet?' })).toBeVisible();
  });

  it('fetches the next page after the last post of a full one', async () => {
    const id = (number: number): string => number.toString(16).padStart(24, '0');
    const full = Array.from({ length: 50 }, (_, n) =>
      aPost({ _id: id(n + 1), title: `Post ${n}` }),
    );
    server.use(
      http.get(api('/posts'), ({ request }) => {
        const after = new URL(request.url).searchParams.get('after');
        return HttpResponse.json(
          after === null ? full : after === id(50) ? [aPost({ _id: id(99), title: 'Oldest' })] : [],
        );
      }),
    );
    const { user } = openApp(feed);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument(),
    );
    scrollPageTo(1_000_000);
    expect(await screen.findByRole('article', { name: 'Oldest' })).toBeVisible();
  });
});
