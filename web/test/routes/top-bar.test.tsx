import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { AVATAR_PX } from '../../src/features/shell/constants';
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

  it('writes a line to the log at Logout', async () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
    server.use(http.post(api('/auth/logout'), () => new HttpResponse(null, { status: 204 })));
    const { user } = openSignedIn('/dashboard/stats');
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(logged).toHaveBeenCalledWith('logout', ''));
  });
});
