import { screen, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

describe('non-manual features', () => {
  it('have seven filter buttons that filter', async () => {
    const { user } = openApp('/dashboard/dictionary/Nmf');
    const buttons = await screen.findByRole('group', { name: 'Show expressions' });
    expect(
      within(buttons)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['All', 'Happy', 'Sad', 'Asking', 'Laugh', 'Cry', 'Angry']);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    await user.click(within(buttons).getByRole('button', { name: 'Asking' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Asking' })).toBeVisible();
    await user.click(within(buttons).getByRole('button', { name: 'Cry' }));
    expect(screen.getByText('Nothing matches. Choose another filter.')).toBeVisible();
  });

  it('lead to their page', async () => {
    openApp('/dashboard/dictionary/Nmf');
    expect(await screen.findByRole('link', { name: 'Asking' })).toHaveAttribute(
      'href',
      '/products/expression-asking',
    );
  });

  it("say 'Loading...' meanwhile", async () => {
    server.use(http.get(api('/char/Allexpressions'), () => delay('infinite')));
    openApp('/dashboard/dictionary/Nmf');
    expect(await screen.findByText('Loading...', { selector: 'p' })).toBeVisible();
  });

  it('show the video where there is one, else the picture', async () => {
    const { user } = openApp('/dashboard/dictionary/Nmf');
    const play = await screen.findByRole('button', { name: 'Play Asking' });
    // A browser's player only where one was asked for.
    expect(document.querySelector('video')).toBeNull();
    await user.click(play);
    const video = screen.getByLabelText<HTMLVideoElement>('Asking');
    expect(video.muted).toBe(true);
    expect(video.controls).toBe(true);
    expect(video.loop).toBe(true);
    expect(screen.getByRole('img', { name: 'The face for Happy.' })).toBeVisible();
    expect(screen.getByText('The face for Asking.')).toBeVisible();
    expect(screen.getByText('The face for Asking.')).toHaveAttribute('lang', 'en');
  });

  it('say why they could not be loaded', async () => {
    server.use(http.get(api('/char/Allexpressions'), () => HttpResponse.error()));
    openApp('/dashboard/dictionary/Nmf');
    expect(await screen.findByText('Error: the dictionary could not be loaded')).toBeVisible();
  });
});
