import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollPageTo } from '../support/browser';
import { aComment, anError, aPost } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const feed = '/dashboard/discussions';
const broken = (status = 500) => HttpResponse.json(anError(status, 'broken'), { status });
const writePost = async (
  user: ReturnType<typeof openApp>['user'],
  title: string,
  content: string,
): Promise<void> => {
  const titleField = await screen.findByPlaceholderText('Enter post title');
  if (title) await user.type(titleField, title);
  if (content) await user.type(screen.getByPlaceholderText('Write your post here...'), content);
  await user.click(screen.getByRole('button', { name: 'Add Post' }));
};

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

  it('fetches its pages as one scrolls, and the page holds only what is near the screen', async () => {
    serveFeed();
    openApp(feed);
    await screen.findByRole('article', { name: 'Post 1' });
    for (const seen of ['Post 50', 'Post 100', 'Post 150', 'Post 200']) {
      scrollPageTo(1_000_000);
      await screen.findByRole('article', { name: seen });
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
    scrollPageTo(1_000_000);
    await screen.findByRole('article', { name: 'Post 50' });
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

describe('writing a post', () => {
  it('puts it at the top, clears the form and says so', async () => {
    let sent: unknown;
    server.use(
      http.post(api('/posts'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(aPost({ _id: 'f'.repeat(24), title: 'New here' }), {
          status: 201,
        });
      }),
    );
    const { user } = openSignedIn(feed);
    await writePost(user, 'New here', 'Hello all');
    expect(await screen.findByRole('alert')).toHaveTextContent('Post added successfully!');
    const titles = within(screen.getByRole('list', { name: 'Posts' })).getAllByRole('heading');
    expect(titles.map((title) => title.textContent)).toEqual(['New here', 'Which alphabet?']);
    expect(screen.getByPlaceholderText('Enter post title')).toHaveValue('');
    expect(sent).toEqual({ title: 'New here', content: 'Hello all' });
  });

  it.each([
    ['  ', 'text'],
    ['title', ' '],
  ])('refuses a title "%s" with content "%s" and sends nothing', async (title, content) => {
    const { user } = openSignedIn(feed);
    await writePost(user, title, content);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Title and content cannot be empty.',
    );
  });

  it('says that it failed and keeps what was written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.post(api('/posts'), () => broken()));
    const { user } = openSignedIn(feed);
    await writePost(user, 'New here', 'Hello all');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add post.');
    expect(screen.getByPlaceholderText('Enter post title')).toHaveValue('New here');
  });

  it('asks a visitor to sign in and keeps what was written through a reload', async () => {
    const { user } = openApp(feed);
    await writePost(user, 'Kept', 'Still here');
    const dialog = await screen.findByRole('dialog', { name: 'Sign in to go on' });
    expect(within(dialog).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdashboard%2Fdiscussions',
    );
    openApp(feed);
    const fields = await screen.findAllByPlaceholderText('Enter post title');
    expect(fields.at(-1)).toHaveValue('Kept');
  });
});

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

describe('comments', () => {
  const withComment = aPost({ comments: [aComment()] });
  const openComments = async () => {
    server.use(http.get(api('/posts'), () => HttpResponse.json([withComment])));
    const { user } = openSignedIn(feed);
    await user.click(await screen.findByRole('button', { name: 'Show comments' }));
    return user;
  };

  it('are hidden until asked for', async () => {
    const user = await openComments();
    expect(screen.getByText('We sign it with two hands.')).toBeVisible();
    expect(screen.getByText('Meera Nair')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide comments' }));
    expect(screen.queryByText('We sign it with two hands.')).not.toBeInTheDocument();
  });

  it('are shown and hidden for each post by itself', async () => {
    const other = aPost({ _id: 'd'.repeat(24), title: 'Another', comments: [aComment()] });
    server.use(http.get(api('/posts'), () => HttpResponse.json([withComment, other])));
    const { user } = openApp(feed);
    const card = await screen.findByRole('article', { name: 'Another' });
    await user.click(within(card).getByRole('button', { name: 'Show comments' }));
    expect(within(card).getByText('We sign it with two hands.')).toBeVisible();
    expect(screen.getAllByText('We sign it with two hands.')).toHaveLength(1);
  });

  it("of nobody are by 'Anonymous'", async () => {
    const { username: _unnamed, ...comment } = aComment();
    server.use(http.get(api('/posts'), () => HttpResponse.json([aPost({ comments: [comment] })])));
    const { user } = openApp(feed);
    await user.click(await screen.findByRole('button', { name: 'Show comments' }));
    expect(screen.getByText('Anonymous')).toBeVisible();
  });

  it('of others have their button too, which says why it does not delete', async () => {
    const others = aPost({ comments: [aComment({ authorId: 'user-2' })] });
    server.use(http.get(api('/posts'), () => HttpResponse.json([others])));
    const { user } = openSignedIn(feed);
    await user.click(await screen.findByRole('button', { name: 'Show comments' }));
    const button = screen.getByRole('button', { name: 'Delete' });
    expect(button).toHaveAccessibleDescription('Only the person who wrote this can delete it.');
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be added', async () => {
    server.use(
      http.post(api('/posts/comment'), () =>
        HttpResponse.json(
          {
            ...withComment,
            comments: [aComment(), aComment({ _id: 'e'.repeat(24), content: 'Me too' })],
          },
          { status: 201 },
        ),
      ),
    );
    const user = await openComments();
    await user.type(screen.getByPlaceholderText('Add a comment...'), 'Me too');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Comment added successfully!');
    expect(screen.getByText('Me too')).toBeVisible();
    expect(screen.getByPlaceholderText('Add a comment...')).toHaveValue('');
  });

  it('cannot be empty', async () => {
    const user = await openComments();
    await user.type(screen.getByPlaceholderText('Add a comment...'), '   ');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Comment cannot be empty.');
  });

  it('say when one could not be added', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.post(api('/posts/comment'), () => broken()));
    const user = await openComments();
    await user.type(screen.getByPlaceholderText('Add a comment...'), 'Me too');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add comment.');
    expect(screen.getByPlaceholderText('Add a comment...')).toHaveValue('Me too');
  });

  it.each([
    [() => HttpResponse.json([]), 'Comment deleted successfully!', 0],
    [() => broken(), 'Failed to delete the comment.', 1],
  ])('can be deleted after a question (%#)', async (reply, toastText, left) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.delete(api('/posts/:id/comments/:commentId'), reply));
    const user = await openComments();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete this comment?');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(toastText);
    await waitFor(() =>
      expect(screen.queryAllByText('We sign it with two hands.')).toHaveLength(left),
    );
  });
});

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

describe('what the server refuses with a reason', () => {
  const refused = (status: number, code: string) => () =>
    HttpResponse.json({ ...anError(status, 'refused'), code }, { status });
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('is said of a visitor’s like', async () => {
    server.use(http.post(api('/posts/like'), refused(409, 'VISITOR_LIKES_FULL')));
    const { user } = openApp(feed);
    await user.click(await screen.findByRole('button', { name: 'Like (2)' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Log in to like it as well.');
    expect(screen.getByRole('button', { name: 'Like (2)' })).toBeVisible();
  });

  it('is said after the words for a post that failed', async () => {
    server.use(http.post(api('/posts'), refused(429, 'WRITTEN_ENOUGH_TODAY')));
    const { user } = openSignedIn(feed);
    await writePost(user, 'New here', 'Hello all');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to add post. You have written as much as one person can in a day.',
    );
  });

  it('is said after the words for a comment that failed', async () => {
    server.use(http.post(api('/posts/comment'), refused(409, 'DISCUSSION_FULL')));
    const { user } = openSignedIn(feed);
    await user.click(await screen.findByRole('button', { name: 'Show comments' }));
    await user.type(screen.getByPlaceholderText('Add a comment...'), 'Me too');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to add comment. This post holds no more comments.',
    );
  });
});

describe('what is shown before the server has answered', () => {
  const id = (letter: string): string => letter.repeat(24);
  const three = [
    aPost({ _id: id('c'), title: 'Third', createdAt: '2026-11-03T10:00:00.000Z' }),
    aPost({ _id: id('b'), title: 'Second', createdAt: '2026-11-02T10:00:00.000Z' }),
    aPost({
      _id: id('a'),
      title: 'First',
      comments: [
        aComment({ _id: id('1'), content: 'one', createdAt: '2026-11-02T10:00:00.000Z' }),
        aComment({ _id: id('2'), content: 'two', createdAt: '2026-11-02T11:00:00.000Z' }),
        aComment({ _id: id('3'), content: 'three', createdAt: '2026-11-02T12:00:00.000Z' }),
      ],
    }),
  ];
  const titles = (): Array<string | null> =>
    within(screen.getByRole('list', { name: 'Posts' }))
      .getAllByRole('heading')
      .map((title) => title.textContent);
  const comments = (): Array<string | null> =>
    screen.getAllByText(/^(one|two|three|Me too)$/, { selector: 'p' }).map((p) => p.textContent);
  /** Holds an answer back until it is let go. */
  const held = (answer: () => Response) => {
    let letGo = (): void => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return {
      letGo: () => letGo(),
      handler: async () => {
        await gate;
        return answer() as HttpResponse<null>;
      },
    };
  };
  const agree = async (user: ReturnType<typeof openApp>['user']): Promise<void> =>
    user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get(api('/posts'), () => HttpResponse.json(three)));
  });

  it.each([
    ['gone for good', () => new HttpResponse(null, { status: 204 }), ['Third', 'First']],
    ['back in its place', () => broken(), ['Third', 'Second', 'First']],
  ])('a deleted post is away at once, then %s', async (_what, answer, after) => {
    const { letGo, handler } = held(answer);
    server.use(http.delete(api('/posts/:id'), handler));
    const { user } = openSignedIn(feed);
    const card = await screen.findByRole('article', { name: 'Second' });
    await user.click(within(card).getByRole('button', { name: 'Delete Post' }));
    await agree(user);
    await waitFor(() => expect(titles()).toEqual(['Third', 'First']));
    letGo();
    await screen.findByRole('alert');
    await waitFor(() => expect(titles()).toEqual(after));
  });

  it.each([
    ['gone for good', () => HttpResponse.json(three[2]?.comments.filter((_, n) => n !== 1)), false],
    ['back in its place', () => broken(), true],
  ])('a deleted comment is away at once, then %s', async (_what, answer, isBack) => {
    const { letGo, handler } = held(answer);
    server.use(http.delete(api('/posts/:id/comments/:commentId'), handler));
    const { user } = openSignedIn(feed);
    const card = within(await screen.findByRole('article', { name: 'First' }));
    await user.click(card.getByRole('button', { name: 'Show comments' }));
    await user.click(card.getAllByRole('button', { name: 'Delete' })[1] as HTMLElement);
    await agree(user);
    await waitFor(() => expect(comments()).toEqual(['one', 'three']));
    letGo();
    await screen.findByRole('alert');
    await waitFor(() =>
      expect(comments()).toEqual(isBack ? ['one', 'two', 'three'] : ['one', 'three']),
    );
  });

  it.each([
    [
      "the server's",
      () => HttpResponse.json(aPost({ _id: id('a'), comments: [aComment({ content: 'Me too' })] })),
      ['Me too'],
      '',
    ],
    ['taken back', () => broken(), ['one', 'two', 'three'], 'Me too'],
  ])('a new comment stands there at once, then is %s', async (_what, answer, after, written) => {
    const { letGo, handler } = held(answer);
    server.use(http.post(api('/posts/comment'), handler));
    const { user } = openSignedIn(feed);
    const card = within(await screen.findByRole('article', { name: 'First' }));
    await user.click(card.getByRole('button', { name: 'Show comments' }));
    await user.type(card.getByPlaceholderText('Add a comment...'), 'Me too');
    await user.click(card.getByRole('button', { name: 'Add Comment' }));
    await waitFor(() => expect(comments()).toEqual(['one', 'two', 'three', 'Me too']));
    expect(card.getByText('Being sent…')).toBeVisible();
    expect(card.getByPlaceholderText('Add a comment...')).toHaveValue('');
    letGo();
    await screen.findByRole('alert');
    await waitFor(() => expect(comments()).toEqual(after));
    expect(card.getByPlaceholderText('Add a comment...')).toHaveValue(written);
  });

  it.each([
    ['with the next post', 'Second', 'First'],
    ['with the one before, at the end', 'First', 'Second'],
  ])(
    'the keyboard goes on %s after a deletion, and stays when it fails',
    async (_what, title, next) => {
      const { letGo, handler } = held(() => broken());
      server.use(http.delete(api('/posts/:id'), handler));
      const { user } = openSignedIn(feed);
      const card = within(await screen.findByRole('article', { name: title }));
      await user.click(card.getByRole('button', { name: 'Delete Post' }));
      await agree(user);
      await waitFor(() => expect(screen.getByRole('heading', { name: next })).toHaveFocus());
      letGo();
      await waitFor(() => expect(titles()).toEqual(['Third', 'Second', 'First']));
      expect(screen.getByRole('heading', { name: next })).toHaveFocus();
    },
  );

  it('the keyboard goes on above the list, when the last post is away', async () => {
    const { letGo, handler } = held(() => broken());
    server.use(
      http.get(api('/posts'), () => HttpResponse.json([aPost()])),
      http.delete(api('/posts/:id'), handler),
    );
    const { user } = openSignedIn(feed);
    await user.click(await screen.findByRole('button', { name: 'Delete Post' }));
    await agree(user);
    expect(await screen.findByText('No posts available')).toBeVisible();
    const heading = screen.getByRole('heading', { name: 'Welcome to the Community Feed' });
    await waitFor(() => expect(heading).toHaveFocus());
    letGo();
    await screen.findByRole('article', { name: 'Which alphabet?' });
    expect(heading).toHaveFocus();
  });

  it('the keyboard goes on with the next comment, at last with its post', async () => {
    server.use(
      http.delete(api('/posts/:id/comments/:commentId'), ({ params }) => {
        left = left.filter(({ _id }) => _id !== params.commentId);
        return HttpResponse.json(left);
      }),
    );
    let left = three[2]?.comments ?? [];
    const { user } = openSignedIn(feed);
    const card = within(await screen.findByRole('article', { name: 'First' }));
    await user.click(card.getByRole('button', { name: 'Show comments' }));
    const buttonOf = (text: string): HTMLElement =>
      within(card.getByText(text).closest('li') as HTMLElement).getByRole('button', {
        name: 'Delete',
      });
    for (const [gone, spot] of [
      ['two', () => buttonOf('three')],
      ['three', () => buttonOf('one')],
      ['one', () => card.getByRole('heading', { name: 'First' })],
    ] as const) {
      await user.click(buttonOf(gone));
      await agree(user);
      await waitFor(() => expect(spot()).toHaveFocus());
    }
  });

  it('a toast about a comment is repeated beside its form, not beside the new post', async () => {
    server.use(http.post(api('/posts/comment'), () => broken()));
    const { user } = openSignedIn(feed);
    const card = within(await screen.findByRole('article', { name: 'First' }));
    await user.click(card.getByRole('button', { name: 'Show comments' }));
    await user.type(card.getByPlaceholderText('Add a comment...'), 'Me too');
    await user.click(card.getByRole('button', { name: 'Add Comment' }));
    expect(await card.findByText('Failed to add comment.')).toBeVisible();
    expect(
      screen.getAllByText('Failed to add comment.', { selector: '[role=status] *' }),
    ).toHaveLength(1);
  });
});

describe('what was being written', () => {
  const write = async (user: ReturnType<typeof openApp>['user']): Promise<void> => {
    await user.type(await screen.findByPlaceholderText('Enter post title'), 'Half');
    await user.click(screen.getByRole('button', { name: 'Show comments' }));
    await user.type(screen.getByPlaceholderText('Add a comment...'), 'Also half');
  };

  it('is forgotten at the logout', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    server.use(http.post(api('/auth/logout'), () => new HttpResponse(null, { status: 204 })));
    const { user } = openSignedIn(feed);
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(screen.getByPlaceholderText('Enter post title')).toHaveValue(''));
    expect(screen.getByPlaceholderText('Add a comment...')).toHaveValue('');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('is forgotten when another tab logs out, and kept when a session only ends', async () => {
    const { user } = openSignedIn(feed);
    await write(user);
    act(() => {
      localStorage.removeItem('token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    });
    expect(screen.getByPlaceholderText('Enter post title')).toHaveValue('Half');
    act(() => {
      const key = 'drafts-forgotten-at';
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'now' }));
    });
    expect(screen.getByPlaceholderText('Enter post title')).toHaveValue('');
  });
});
