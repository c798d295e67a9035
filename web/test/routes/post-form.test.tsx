import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aPost } from '../support/factories';
import { broken, feed, writePost } from '../support/feed';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

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

  it('shows it although the list was asked for before it and comes after it', async () => {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    server.use(
      http.get(api('/posts'), async () => {
        await held;
        return HttpResponse.json([aPost()]);
      }),
      http.post(api('/posts'), () =>
        HttpResponse.json(aPost({ _id: 'f'.repeat(24), title: 'New here' }), { status: 201 }),
      ),
    );
    const { user } = openSignedIn(feed);
    await writePost(user, 'New here', 'Hello all');
    expect(await screen.findByRole('alert')).toHaveTextContent('Post added successfully!');
    letGo();
    const list = await screen.findByRole('list', { name: 'Posts' });
    await within(list).findByRole('heading', { name: 'New here' });
    const titles = within(list).getAllByRole('heading');
    expect(titles.map((title) => title.textContent)).toEqual(['New here', 'Which alphabet?']);
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
    expect(screen.getByText('Number of this error: request-1')).toBeVisible();
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
