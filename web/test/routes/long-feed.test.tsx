import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { scrollPageTo } from '../support/browser';
import { aPost } from '../support/factories';
import { feed } from '../support/feed';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

describe('a long feed', () => {
  const id = (number: number): string => number.toString(16).padStart(24, '0');
  const pageAfter = (after: string | null) => {
    const from = after === null ? 0 : Number.parseInt(after, 16);
    return Array.from({ length: Math.min(50, 200 - from) }, (_, n) =>
      aPost({ _id: id(from + n + 1), title: `Post ${from + n + 1}` }),
    );
  };
  const serveFeed = () =>
    server.use(
      http.get(api('/posts'), ({ request }) =>
        HttpResponse.json(pageAfter(new URL(request.url).searchParams.get('after'))),
      ),
    );

  /** As far as the list goes by now: below it, one page after the other would be fetched by itself. */
  const scrollToEnd = (): void =>
    scrollPageTo(Number.parseFloat(screen.getByRole('list', { name: 'Posts' }).style.height));
  const scrollUntilSeen = (name: string): Promise<void> =>
    waitFor(() => {
      if (!screen.queryByRole('article', { name })) scrollToEnd();
      expect(screen.getByRole('article', { name })).toBeInTheDocument();
    });

  it('fetches its pages as one scrolls, and the page holds only what is near the screen', async () => {
    serveFeed();
    openApp(feed);
    await screen.findByRole('article', { name: 'Post 1' });
    for (const seen of ['Post 50', 'Post 100', 'Post 150', 'Post 200']) {
      await scrollUntilSeen(seen);
      expect(screen.getAllByRole('article').length).toBeLessThan(20);
    }
    expect(screen.queryByRole('article', { name: 'Post 1' })).toBeNull();
    scrollPageTo(0);
    expect(await screen.findByRole('article', { name: 'Post 1' })).toBeVisible();
  });

  it('keeps open what was opened, wherever one scrolls', async () => {
    serveFeed();
    const { user } = openApp(feed);
    const first = await screen.findByRole('article', { name: 'Post 1' });
    await user.click(within(first).getByRole('button', { name: 'Show comments' }));
    await scrollUntilSeen('Post 50');
    expect(screen.queryByRole('article', { name: 'Post 2' })).toBeNull();
    expect(within(first).getByRole('button', { name: 'Hide comments' })).toBeInTheDocument();
  });

  it('does not ask again by itself for a page that failed', async () => {
    let asked = 0;
    server.use(
      http.get(api('/posts'), ({ request }) => {
        const after = new URL(request.url).searchParams.get('after');
        if (after === null) return HttpResponse.json(pageAfter(null));
        asked += 1;
        if (asked === 1) return HttpResponse.json(null, { status: 500 });
        return HttpResponse.json(pageAfter(after));
      }),
    );
    const { user } = openApp(feed);
    await screen.findByRole('article', { name: 'Post 1' });
    scrollPageTo(1_000_000);
    await waitFor(() => expect(asked).toBe(1));
    const more = screen.getByRole('button', { name: 'Show more' });
    await waitFor(() => expect(more).toBeEnabled());
    scrollPageTo(1_000_001);
    expect(asked).toBe(1);
    await user.click(more);
    await waitFor(() => expect(asked).toBeGreaterThan(1));
  });

  it('begins with the post that an address names, however old it is', async () => {
    serveFeed();
    server.use(
      http.get(api(`/posts/${id(190)}`), () =>
        HttpResponse.json(
          aPost({ _id: id(190), title: 'Found', createdAt: '2020-01-01T00:00:00Z' }),
        ),
      ),
    );
    openApp(`${feed}#post-${id(190)}`);
    await screen.findByRole('article', { name: 'Found' });
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName('Found');
  });
});
