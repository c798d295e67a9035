import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
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
    expect(await screen.findByRole('article', { name: 'Oldest' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
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
    expect(screen.queryAllByText('We sign it with two hands.')).toHaveLength(left);
  });
});
