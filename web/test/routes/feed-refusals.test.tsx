import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anError } from '../support/factories';
import { feed, writePost } from '../support/feed';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

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
    // Nothing of ours failed.
    expect(screen.queryByText(/Number of this error/)).not.toBeInTheDocument();
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
