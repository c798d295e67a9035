import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aComment, aPost } from '../support/factories';
import { broken, feed } from '../support/feed';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

describe('many comments', () => {
  const hex = (number: number): string => number.toString(16).padStart(24, '0');
  const at = (number: number): string => new Date(Date.UTC(2026, 10, 2, 10, number)).toISOString();
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      aComment({ _id: hex(n + 1), content: `comment ${n + 1}`, createdAt: at(n + 1) }),
    );
  /** A feed whose only post has so many comments, and the pages of them. */
  const serveComments = (count: number) => {
    const all = numbered(count);
    const asked: Array<string | null> = [];
    server.use(
      http.get(api('/posts'), () =>
        HttpResponse.json([aPost({ comments: all.slice(-3), commentCount: count })]),
      ),
      http.get(api('/posts/:id/comments'), ({ request }) => {
        const after = new URL(request.url).searchParams.get('after');
        asked.push(after);
        const index = after === null ? count : all.findIndex(({ _id }) => _id === after);
        return HttpResponse.json(all.slice(Math.max(0, index - 50), index).reverse());
      }),
    );
    return { all, asked };
  };
  const shown = (): Array<string | null> =>
    screen.queryAllByText(/^comment \d+$/, { selector: 'p' }).map((p) => p.textContent);
  const open = async (user: ReturnType<typeof openApp>['user']): Promise<void> =>
    user.click(await screen.findByRole('button', { name: 'Show comments' }));

  it('begin with the newest, and all are there when asked for', async () => {
    const { asked } = serveComments(5);
    const { user } = openApp(feed);
    await open(user);
    expect(shown()).toEqual(['comment 3', 'comment 4', 'comment 5']);
    await user.click(screen.getByRole('button', { name: 'Show all 5 comments' }));
    await waitFor(() => expect(shown()).toHaveLength(5));
    expect(shown()[0]).toBe('comment 1');
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
    expect(screen.getByText('comment 1')).toHaveFocus();
    expect(asked).toEqual([null]);
  });

  it('come by pages, each once and in their order', async () => {
    const { asked } = serveComments(120);
    const { user } = openApp(feed);
    await open(user);
    for (const [missing, least] of [
      [117, 50],
      [70, 100],
      [20, 120],
    ]) {
      const name = `Show older comments (${missing} more)`;
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(shown()).toHaveLength(least as number));
    }
    expect(shown()).toEqual(numbered(120).map(({ content }) => content));
    expect(asked).toEqual([null, hex(71), hex(21)]);
  });

  it('stay shown when the post is liked, and one more is added', async () => {
    const { all } = serveComments(60);
    const more = aComment({ _id: hex(61), content: 'comment 61', createdAt: at(61) });
    const answer = (comments: typeof all, commentCount: number) => () =>
      HttpResponse.json(aPost({ likes: 9, liked: true, comments, commentCount }));
    server.use(
      http.post(api('/posts/like'), answer(all.slice(-3), 60)),
      http.post(api('/posts/comment'), answer([...all.slice(-2), more], 61)),
    );
    const { user } = openSignedIn(feed);
    await open(user);
    await user.click(screen.getByRole('button', { name: /^Show older comments/ }));
    await waitFor(() => expect(shown()).toHaveLength(50));
    await user.click(screen.getByRole('button', { name: 'Like (2)' }));
    await screen.findByRole('button', { name: 'Like (9)' });
    expect(shown()).toHaveLength(50);
    await user.type(screen.getByPlaceholderText('Add a comment...'), 'comment 61');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));
    await waitFor(() => expect(shown().at(-1)).toBe('comment 61'));
    expect(shown()).toHaveLength(51);
    expect(screen.getByRole('button', { name: 'Show older comments (10 more)' })).toBeVisible();
  });

  it('stay shown when one of them is deleted, of which the server gives the newest back', async () => {
    const { all } = serveComments(60);
    server.use(
      http.delete(api('/posts/:id/comments/:commentId'), () => HttpResponse.json(all.slice(-3))),
    );
    const { user } = openSignedIn(feed);
    await open(user);
    await user.click(screen.getByRole('button', { name: /^Show older comments/ }));
    const gone = (await screen.findByText('comment 20')).closest('li') as HTMLElement;
    await user.click(within(gone).getByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    await screen.findByRole('alert');
    expect(shown()).toHaveLength(49);
    expect(shown()).not.toContain('comment 20');
    expect(screen.getByRole('button', { name: 'Show older comments (10 more)' })).toBeVisible();
  });

  it('say when they could not be loaded, and can be asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    serveComments(5);
    server.use(http.get(api('/posts/:id/comments'), () => broken(), { once: true }));
    const { user } = openApp(feed);
    await open(user);
    await user.click(screen.getByRole('button', { name: 'Show all 5 comments' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The rest could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Show all 5 comments' }));
    await waitFor(() => expect(shown()).toHaveLength(5));
  });

  it('that are long are whole when asked for', async () => {
    const long = aComment({ content: 'Begins', contentTruncated: true });
    server.use(
      http.get(api('/posts'), () => HttpResponse.json([aPost({ comments: [long] })])),
      http.get(api('/posts/:id/comments'), () =>
        HttpResponse.json([aComment({ content: 'Begins and ends' })]),
      ),
    );
    const { user } = openApp(feed);
    await open(user);
    expect(screen.getByText('Begins…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all of it' }));
    expect(await screen.findByText('Begins and ends')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show all of it' })).not.toBeInTheDocument();
  });
});
