import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { anError, aPost, aToken, aTokenReply } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

const openMenu = async (user: ReturnType<typeof openApp>['user']): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Your account' }));

describe('the session', () => {
  it('refreshes a token that ran out while the page was closed', async () => {
    const fresh = aToken();
    server.use(http.post(api('/auth/refresh'), () => HttpResponse.json(aTokenReply(fresh))));
    const { user } = openSignedIn('/dashboard/stats', { expiresInMs: -60_000 });
    await waitFor(() => expect(localStorage.getItem('token')).toBe(fresh));
    await openMenu(user);
    expect(await screen.findByText('Asha Rao')).toBeVisible();
  });

  it('ends when the server refuses to refresh', async () => {
    server.use(
      http.post(api('/auth/refresh'), () =>
        HttpResponse.json(anError(401, 'gone', { msg: 'gone' }), { status: 401 }),
      ),
    );
    const { user } = openSignedIn('/dashboard/stats', { expiresInMs: -60_000 });
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    await openMenu(user);
    expect(await screen.findByText('You are not signed in')).toBeVisible();
  });

  it('stays when the server cannot be reached to refresh', async () => {
    server.use(http.post(api('/auth/refresh'), () => new HttpResponse(null, { status: 502 })));
    const { user } = openSignedIn('/dashboard/stats', { expiresInMs: -60_000 });
    await openMenu(user);
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  it('refreshes and repeats a call that the server refuses with 401', async () => {
    const fresh = aToken({ expiresInMs: 20 * 60_000 });
    const seen: Array<string | null> = [];
    server.use(
      http.post(api('/auth/refresh'), () => HttpResponse.json(aTokenReply(fresh))),
      http.get(api('/posts'), ({ request }) => {
        seen.push(request.headers.get('authorization'));
        return request.headers.get('authorization') === `Bearer ${fresh}`
          ? HttpResponse.json([aPost({ title: 'Read after all' })])
          : HttpResponse.json(anError(401, 'expired'), { status: 401 });
      }),
    );
    openSignedIn('/dashboard/discussions');
    expect(await screen.findByRole('heading', { name: 'Read after all' })).toBeVisible();
    expect(seen).toHaveLength(2);
  });

  it('logs out here and on the server', async () => {
    let calls = 0;
    server.use(
      http.post(api('/auth/logout'), () => {
        calls += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openSignedIn('/dashboard/stats');
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(calls).toBe(1));
    expect(localStorage.getItem('token')).toBeNull();
    await openMenu(user);
    expect(await screen.findByText('You are not signed in')).toBeVisible();
  });

  it('follows a logout in another tab', async () => {
    const { user } = openSignedIn('/dashboard/stats');
    await openMenu(user);
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(await screen.findByText('You are not signed in')).toBeVisible();
  });

  it('asks visitors in the menu to log in, and brings them back', async () => {
    const { user, path } = openApp('/dashboard/stats');
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name: 'Login' }));
    await waitFor(() => expect(path()).toBe('/login?next=%2Fdashboard%2Fstats'));
  });
});
