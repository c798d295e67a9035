import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls, callsTo, comment, feed, openComments, post, type User } from '../support/calls';
import { aPost } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const bodyOf = async (call: Request | undefined): Promise<unknown> => {
  const text = (await call?.text()) ?? '';
  return text === '' ? null : JSON.parse(text);
};

const agree = async (user: User): Promise<void> =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

afterEach(() => server.events.removeAllListeners());

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
