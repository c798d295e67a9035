import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

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
