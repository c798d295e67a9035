import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aComment, aPost } from '../support/factories';
import { broken, feed } from '../support/feed';
import { type openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

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
