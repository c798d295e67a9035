import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aComment, aPost } from '../support/factories';
import { broken, feed } from '../support/feed';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

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
    // The toast may come a moment before the form.
    expect(await screen.findByDisplayValue('Me too')).toBe(
      screen.getByPlaceholderText('Add a comment...'),
    );
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
