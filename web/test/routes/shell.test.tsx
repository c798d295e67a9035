import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { setWidth } from '../support/browser';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

const menu = () => screen.findByRole('navigation', { name: 'Menu', hidden: true });
const toggle = () => screen.findByRole('button', { name: /Show or hide the menu/ });

describe('the sidebar', () => {
  it('has the entries of the spec in their order', async () => {
    openApp('/dashboard/stats');
    const links = within(await menu()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/dashboard'],
      ['Upload Video', '/dashboard/upload'],
      ['Dictionary', '/dashboard/dictionary'],
      ['predict', '/dashboard/Prediction'],
      ['Courses', '/dashboard/courses'],
      ['Dataset', '/dashboard/Datasets'],
      ['Discussions', '/dashboard/discussions'],
      ['Create Dataset', '/dashboard/DataSetCreation'],
      ['Profile', '/dashboard/Profile'],
      ['Sign Translator', '/dashboard/Sign'],
      ['text to sign', '/dashboard/TextToSign'],
    ]);
  });

  it('marks the link that matches exactly', async () => {
    openApp('/dashboard/courses');
    const links = within(await menu()).getAllByRole('link', { current: 'page' });
    expect(links.map((link) => link.textContent)).toEqual(['Courses']);
  });

  it('is a panel from 992 px on that the top bar folds and unfolds', async () => {
    setWidth(992);
    const { user } = openApp('/dashboard/stats');
    expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.click(await toggle());
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    expect((await menu()).parentElement).toHaveAttribute('inert');
  });

  it('is an overlay below 992 px that a link closes', async () => {
    setWidth(991);
    const { user, path } = openApp('/dashboard/stats');
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.click(await toggle());
    await user.click(within(await menu()).getByRole('link', { name: 'Courses' }));
    await waitFor(() => expect(path()).toBe('/dashboard/courses'));
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([
    [
      'its close button',
      (user: ReturnType<typeof openApp>['user']) =>
        user.click(screen.getByRole('button', { name: 'Close the menu' })),
    ],
    ['Escape', (user: ReturnType<typeof openApp>['user']) => user.keyboard('{Escape}')],
  ])('is an overlay that %s closes', async (_what, close) => {
    setWidth(360);
    const { user } = openApp('/dashboard/stats');
    await user.click(await toggle());
    expect(screen.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
    await close(user);
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the overlay', () => {
  const openMenu = async () => {
    setWidth(360);
    const app = openApp('/dashboard/stats');
    await app.user.click(await toggle());
    return app;
  };

  it('holds the keyboard: what lies under it is out of reach', async () => {
    await openMenu();
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    const covered = [
      document.querySelector('header'),
      document.querySelector('main')?.parentElement,
    ];
    for (const part of covered) expect(part).toHaveAttribute('inert');
  });

  it('gives the keyboard back to the button that opened it', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    expect(await toggle()).toHaveFocus();
    expect(document.querySelector('header')).not.toHaveAttribute('inert');
  });

  it('is closed by a tap beside it', async () => {
    const { user } = await openMenu();
    const beside = screen.getByRole('dialog').querySelector('button[aria-hidden="true"]');
    await user.click(beside as Element);
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is closed by going back', async () => {
    setWidth(360);
    const { user, goBack, path } = openApp('/dashboard/stats');
    await user.click(await toggle());
    await user.click(within(await menu()).getByRole('link', { name: 'Courses' }));
    await waitFor(() => expect(path()).toBe('/dashboard/courses'));
    await user.click(await toggle());
    await goBack();
    await waitFor(() => expect(path()).toBe('/dashboard/stats'));
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('an outage', () => {
  it('is told, asked about again, and over by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isAway = true;
    server.use(
      http.get(api('/courses'), () =>
        isAway ? new HttpResponse(null, { status: 502 }) : HttpResponse.json([]),
      ),
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    openApp('/dashboard/courses');
    const told = /The server cannot be reached/;
    expect(await screen.findByText(told)).toBeVisible();
    isAway = false;
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expect(screen.queryByText(told)).not.toBeInTheDocument());
  });

  it('of the network is told as well', async () => {
    openApp('/dashboard/stats');
    await screen.findByRole('heading', { name: 'Stats' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(await screen.findByText(/This device is offline/)).toBeVisible();
  });
});

describe('language and colours', () => {
  it('speaks Hindi when asked, and remembers it', async () => {
    const { user } = openApp('/dashboard/stats');
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'हिन्दी' }));
    expect(await screen.findByRole('heading', { name: 'आँकड़े' })).toBeVisible();
    expect(document.documentElement.lang).toBe('hi');
    expect(localStorage.getItem('language')).toBe('hi');
  });

  it('turns dark when asked, and remembers it', async () => {
    const { user } = openApp('/dashboard/stats');
    await user.click(await screen.findByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(localStorage.getItem('color-scheme')).toBe('dark');
  });
});
