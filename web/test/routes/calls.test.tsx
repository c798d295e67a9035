import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aComment, aPost } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

type User = ReturnType<typeof openApp>['user'];

let calls: Request[] = [];
beforeEach(() => {
  calls = [];
  server.events.on('request:start', ({ request }) => void calls.push(request.clone()));
});
afterEach(() => server.events.removeAllListeners());

const callsTo = (method: string, path: string): Request[] =>
  calls.filter((call) => call.method === method && new URL(call.url).pathname === path);
const bodyOf = async (call: Request | undefined): Promise<unknown> => {
  const text = (await call?.text()) ?? '';
  return text === '' ? null : JSON.parse(text);
};

const feed = '/dashboard/discussions';
const comment = aComment();
const post = aPost({ comments: [comment] });
const agree = async (user: User): Promise<void> =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
const openComments = async (user: User): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Show comments' }));

describe('what a call carries', () => {
  beforeEach(() => {
    server.use(
      http.get(api('/posts'), () => HttpResponse.json([post])),
      http.post(api('/posts'), () =>
        HttpResponse.json(aPost({ _id: 'f'.repeat(24) }), { status: 201 }),
      ),
      http.post(api('/posts/like'), () => HttpResponse.json(post)),
      http.post(api('/posts/comment'), () => HttpResponse.json(post, { status: 201 })),
      http.delete(api('/posts/:id'), () => new HttpResponse(null, { status: 204 })),
      http.delete(api('/posts/:id/comments/:commentId'), () => HttpResponse.json([])),
    );
  });

  it.each<[string, string, object | null, (user: User) => Promise<void>]>([
    [
      'POST',
      '/api/posts',
      { title: 'New', content: 'Hello' },
      async (user) => {
        await user.type(screen.getByPlaceholderText('Enter post title'), 'New');
        await user.type(screen.getByPlaceholderText('Write your post here...'), 'Hello');
        await user.click(screen.getByRole('button', { name: 'Add Post' }));
      },
    ],
    [
      'POST',
      '/api/posts/comment',
      { postId: post._id, content: 'Me too' },
      async (user) => {
        await openComments(user);
        await user.type(screen.getByPlaceholderText('Add a comment...'), 'Me too');
        await user.click(screen.getByRole('button', { name: 'Add Comment' }));
      },
    ],
    [
      'DELETE',
      `/api/posts/${post._id}`,
      null,
      async (user) => {
        await user.click(screen.getByRole('button', { name: 'Delete Post' }));
        await agree(user);
      },
    ],
    [
      'DELETE',
      `/api/posts/${post._id}/comments/${comment._id}`,
      null,
      async (user) => {
        await openComments(user);
        await user.click(screen.getByRole('button', { name: 'Delete' }));
        await agree(user);
      },
    ],
  ])('%s %s carries its body and the bearer', async (method, path, body, act) => {
    const { user } = openSignedIn(feed);
    await screen.findByRole('article', { name: post.title });
    await act(user);
    await waitFor(() => expect(callsTo(method, path)).toHaveLength(1));
    const [call] = callsTo(method, path);
    expect(call?.headers.get('authorization')).toBe(`Bearer ${localStorage.getItem('token')}`);
    expect(await bodyOf(call)).toEqual(body);
  });

  it('a like carries the post alone, and of a visitor no header that names anybody', async () => {
    const { user } = openApp(feed);
    await user.click(await screen.findByRole('button', { name: 'Like (2)' }));
    await waitFor(() => expect(callsTo('POST', '/api/posts/like')).toHaveLength(1));
    const [call] = callsTo('POST', '/api/posts/like');
    expect(call?.headers.get('authorization')).toBeNull();
    expect(await bodyOf(call)).toEqual({ postId: post._id });
  });

  it.each(['/dashboard', '/dashboard/Datasets', '/dashboard/courses', '/dashboard/dictionary/Nmf'])(
    'every call of %s carries the cookies',
    async (path) => {
      openApp(path);
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(calls).not.toEqual([]));
      expect(new Set(calls.map(({ credentials }) => credentials))).toEqual(new Set(['include']));
    },
  );
});

describe('what makes no call', () => {
  const writes = (): Request[] => calls.filter(({ method }) => method !== 'GET');

  it('a blank post or comment is not sent', async () => {
    server.use(http.get(api('/posts'), () => HttpResponse.json([post])));
    const { user } = openSignedIn(feed);
    await user.type(await screen.findByPlaceholderText('Enter post title'), '  ');
    await user.click(screen.getByRole('button', { name: 'Add Post' }));
    await screen.findByText('Title and content cannot be empty.', { selector: '[role=alert]' });
    await openComments(user);
    await user.type(screen.getByPlaceholderText('Add a comment...'), ' ');
    await user.click(screen.getByRole('button', { name: 'Add Comment' }));
    await screen.findByText('Comment cannot be empty.', { selector: '[role=alert]' });
    expect(writes()).toEqual([]);
  });

  it('the profile form is not sent', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const { user } = openSignedIn('/dashboard/profile');
    for (const label of ['name', 'bio', 'occupation']) {
      await user.type(await screen.findByLabelText(label), 'Asha');
    }
    await user.type(screen.getByLabelText('email'), 'asha@example.org');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Hello Asha!');
    expect(writes()).toEqual([]);
  });
});

describe('what a public list is asked for', () => {
  it.each([
    ['/dashboard/dictionary/Characters', '/api/char/Allcharacters'],
    ['/dashboard/dictionary/Nmf', '/api/char/Allexpressions'],
    ['/dashboard/courses', '/api/courses'],
    ['/dashboard/Datasets', '/api/videos'],
  ])('on %s goes without a bearer, signed in or not', async (screenPath, path) => {
    openSignedIn(screenPath);
    await waitFor(() => expect(callsTo('GET', path)).not.toHaveLength(0));
    expect(callsTo('GET', path).map((call) => call.headers.get('authorization'))).toEqual([null]);
  });
});

describe('when a call is made', () => {
  it('the videos are asked for once, whatever category is chosen', async () => {
    const { user } = openApp('/dashboard/Datasets');
    await screen.findByRole('heading', { name: 'A smile' });
    await user.click(screen.getByRole('button', { name: 'sad' }));
    await user.click(screen.getByRole('button', { name: 'all' }));
    expect(await screen.findByRole('heading', { name: 'A smile' })).toBeVisible();
    expect(callsTo('GET', '/api/videos')).toHaveLength(1);
  });

  it('its answer is waited for without a time-out', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer = (): void => {};
    const hour = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.get(api('/posts'), async () => {
        await hour;
        return HttpResponse.json([post]);
      }),
    );
    openApp(feed);
    await screen.findByText('Loading posts...');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(screen.getByText('Loading posts...')).toBeVisible();
    answer();
    expect(await screen.findByRole('article', { name: post.title })).toBeVisible();
  });
});
