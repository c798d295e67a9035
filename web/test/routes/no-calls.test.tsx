import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calls, callsTo, feed, openComments, post } from '../support/calls';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

afterEach(() => server.events.removeAllListeners());

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
