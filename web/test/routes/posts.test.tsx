import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aComment, aPost } from '../support/factories';
import { broken, feed } from '../support/feed';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

describe('liking', () => {
  it("counts at once and then shows the server's post", async () => {
    server.use(
      http.post(api('/posts/like'), async () => {
        await delay(50);
        return HttpResponse.json(aPost({ likes: 9, liked: true }));
      }),
    );
    const { user } = openApp(feed);
    await user.click(await screen.findByRole('button', { name: 'Like (2)' }));
    expect(await screen.findByRole('button', { name: 'Like (3)', pressed: true })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Like (9)' })).toBeVisible();
  });

  it('is taken back by a press before the answer, and sent in that order', async () => {
    const answers: (() => void)[] = [];
    let liked = false;
    server.use(
      http.post(api('/posts/like'), async () => {
        await new Promise<void>((resolve) => answers.push(resolve));
        liked = !liked;
        return HttpResponse.json(aPost({ likes: liked ? 3 : 2, liked }));
      }),
    );
    const { user } = openApp(feed);
    await user.click(await screen.findByRole('button', { name: 'Like (2)' }));
    await user.click(await screen.findByRole('button', { name: 'Like (3)', pressed: true }));
    expect(await screen.findByRole('button', { name: 'Like (2)', pressed: false })).toBeVisible();
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Like (2)', pressed: false })).toBeVisible();
    answers[1]?.();
    await waitFor(() => expect(liked).toBe(false));
    expect(screen.getByRole('button', { name: 'Like (2)', pressed: false })).toBeVisible();
  });

  it('counts a double press once', async () => {
    const sent = vi.fn();
    server.use(
      http.post(api('/posts/like'), () => {
        sent();
        return HttpResponse.json(aPost({ likes: 3, liked: true }));
      }),
    );
    const { user } = openApp(feed);
    await user.dblClick(await screen.findByRole('button', { name: 'Like (2)' }));
    expect(await screen.findByRole('button', { name: 'Like (3)', pressed: true })).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('takes the count back when it fails, and only logs', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.post(api('/posts/like'), () => broken()));
    const { user } = openApp(feed);
    await user.click(await screen.findByRole('button', { name: 'Like (2)' }));
    await waitFor(() => expect(logged).toHaveBeenCalledWith('like failed', expect.anything()));
    expect(await screen.findByRole('button', { name: 'Like (2)' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('deleting a post', () => {
  const remove = async (answer: 'Delete' | 'Keep it'): Promise<void> => {
    const { user } = openSignedIn(feed);
    await user.click(await screen.findByRole('button', { name: 'Delete Post' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete this post?');
    await user.click(within(dialog).getByRole('button', { name: answer }));
  };

  it('asks first, then removes it from the list', async () => {
    server.use(http.delete(api('/posts/:id'), () => new HttpResponse(null, { status: 204 })));
    await remove('Delete');
    expect(await screen.findByRole('alert')).toHaveTextContent('Post deleted successfully!');
    expect(screen.getByText('No posts available')).toBeVisible();
  });

  it('does nothing when the answer is no', async () => {
    await remove('Keep it');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('article', { name: 'Which alphabet?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Post' })).toHaveFocus();
  });

  it('says that it failed and keeps the post', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.delete(api('/posts/:id'), () => broken(403)));
    await remove('Delete');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete the post.');
    expect(screen.getByRole('article', { name: 'Which alphabet?' })).toBeVisible();
  });

  it('is disabled and says why on the post of another person', async () => {
    server.use(http.get(api('/posts'), () => HttpResponse.json([aPost({ authorId: 'user-2' })])));
    const { user } = openSignedIn(feed);
    const button = await screen.findByRole('button', { name: 'Delete Post' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Only the person who wrote this can delete it.');
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is open to a reviewer on every post', async () => {
    server.use(http.get(api('/posts'), () => HttpResponse.json([aPost({ authorId: 'user-2' })])));
    openSignedIn(feed, { roles: ['reviewer'] });
    expect(await screen.findByRole('button', { name: 'Delete Post' })).toHaveAttribute(
      'aria-disabled',
      'false',
    );
  });
});

describe('a long post', () => {
  it('is whole when asked for, and keeps its place and its comments', async () => {
    const long = aPost({ content: 'Begins', contentTruncated: true, comments: [aComment()] });
    const newer = aPost({ _id: 'e'.repeat(24), title: 'Newer', createdAt: '2026-11-09T10:00:00Z' });
    server.use(
      http.get(api('/posts'), () => HttpResponse.json([newer, long])),
      http.get(api(`/posts/${long._id}`), () =>
        HttpResponse.json(aPost({ content: 'Begins and ends', comments: [aComment()] })),
      ),
    );
    const { user } = openApp(feed);
    expect(await screen.findByText('Begins…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all of it' }));
    expect(await screen.findByText('Begins and ends')).toHaveFocus();
    expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
      expect.stringContaining('Newer'),
      expect.stringContaining('Begins and ends'),
    ]);
  });
});

describe('who wrote it', () => {
  it('is marked where it was a moderator, on a post and a comment', async () => {
    const comments = [aComment({ moderator: true }), aComment({ _id: 'd'.repeat(24) })];
    server.use(
      http.get(api('/posts'), () => HttpResponse.json([aPost({ moderator: true, comments })])),
    );
    const { user } = openApp(feed);
    expect(await screen.findByText('Moderator')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show comments' }));
    expect(screen.getAllByText('Moderator')).toHaveLength(2);
  });
});
