import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAccount, aTokenReply } from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { card, refused, settings } from '../support/settings';

beforeEach(() => {
  server.use(
    http.get(api('/auth/me'), () => HttpResponse.json(anAccount())),
    http.get(api('/auth/sessions'), () => HttpResponse.json({ data: [] })),
    http.post(api('/auth/refresh'), () => HttpResponse.json(aTokenReply())),
    http.post(api('/auth/logout'), () => new HttpResponse(null, { status: 204 })),
  );
});

describe('the account', () => {
  it('is reached from the menu of the avatar and shows what is kept', async () => {
    const { user, path } = openSignedIn('/dashboard/stats');
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    await waitFor(() => expect(path()).toBe(settings));
    const account = within(await card('Your account'));
    expect(await account.findByText('asha@example.org')).toBeVisible();
    expect(account.getByText('1/1/2026')).toBeVisible();
    expect(account.getByText('Contributor')).toBeVisible();
    expect(account.getByLabelText('location')).toHaveValue('Pune');
  });

  it('takes another name, and the token with it', async () => {
    let sent: unknown;
    let refreshes = 0;
    server.use(
      http.patch(api('/account'), async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(anAccount({ name: 'Uma' }));
      }),
      http.post(api('/auth/refresh'), () => {
        refreshes += 1;
        return HttpResponse.json(aTokenReply());
      }),
    );
    const { user } = openSignedIn(settings);
    const name = await screen.findByLabelText('name');
    await user.clear(name);
    await user.type(name, 'Uma');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const account = within(await card('Your account'));
    expect(await account.findByText('Saved.')).toBeVisible();
    expect(sent).toEqual({ name: 'Uma', lastName: 'Rao', location: 'Pune' });
    expect(refreshes).toBe(1);
  });

  it('says why it was not changed, and keeps what was written', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.patch(api('/account'), () => refused(429, 'Too many attempts.')));
    const { user } = openSignedIn(settings);
    await user.type(await screen.findByLabelText('location'), ' City');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(await card('Your account')).findByText('Too many attempts.')).toBeVisible();
    expect(screen.getByLabelText('location')).toHaveValue('Pune City');
  });

  it('can be asked for again when it could not be loaded', async () => {
    server.use(http.get(api('/auth/me'), () => refused(500, 'broken'), { once: true }));
    const { user } = openSignedIn(settings);
    expect(await screen.findByText('Your account could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('asha@example.org')).toBeVisible();
  });

  it('of the demo can only be looked at', async () => {
    server.use(http.get(api('/auth/me'), () => HttpResponse.json(anAccount({ demo: true }))));
    openSignedIn(settings, { demo: true });
    expect(await screen.findByText(/The demo account is shared/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('of nobody offers the login, and language and colours all the same', async () => {
    const { user } = openApp(settings);
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fdashboard%2Fsettings',
    );
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(localStorage.getItem('color-scheme')).toBe('dark');
    await user.click(screen.getByRole('radio', { name: 'हिन्दी' }));
    expect(await screen.findByRole('heading', { name: 'सेटिंग' })).toBeVisible();
  });
});
