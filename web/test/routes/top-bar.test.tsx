import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { AVATAR_PX } from '../../src/features/shell/constants';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';

describe('the top bar', () => {
  it('has the menu button, the logo, the search and the account', async () => {
    openApp('/dashboard/stats');
    const toggle = await screen.findByRole('button', { name: /Show or hide the menu/ });
    expect(toggle).toHaveAttribute('aria-controls', 'side-menu');
    const bar = within(toggle.closest('header') as HTMLElement);
    expect(bar.getByRole('link', { name: /Indian Sign Language/ })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(bar.getByRole('search')).toBeInTheDocument();
    expect(bar.getByRole('button', { name: 'Your account' })).toBeVisible();
  });

  it('has an avatar of 50 px', async () => {
    openApp('/dashboard/stats');
    const account = await screen.findByRole('button', { name: 'Your account' });
    const avatar = account.firstElementChild as HTMLElement;
    expect(AVATAR_PX).toBe(50);
    // The component library counts in rem of 16 px.
    expect(avatar.style.getPropertyValue('--avatar-size')).toContain(`${50 / 16}rem`);
  });

  it.each([
    ['en', 'Your account', 'My lists'],
    ['hi', 'आपका खाता', 'मेरी सूचियाँ'],
  ] as const)(
    'leads to the lists of one’s own, without an account as well, in %s',
    async (language, account, lists) => {
      await chooseLanguage(language);
      const { user, path } = openApp('/dashboard/stats');
      await user.click(await screen.findByRole('button', { name: account }));
      await user.click(await screen.findByRole('menuitem', { name: lists }));
      await waitFor(() => expect(path()).toBe('/dashboard/lists'));
      expect(await screen.findByRole('heading', { level: 1, name: lists })).toBeVisible();
    },
  );

  it('writes a line to the log at Logout', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    server.use(http.post(api('/auth/logout'), () => new HttpResponse(null, { status: 204 })));
    const { user } = openSignedIn('/dashboard/stats');
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(logged).toHaveBeenCalledWith('logout', ''));
  });
});
