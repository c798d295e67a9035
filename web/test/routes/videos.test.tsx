import { EMOTIONS } from '@isl/contracts/vocabulary';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { scrollPageTo } from '../support/browser';
import { anError, aVideo } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

const id = (number: number): string => number.toString(16).padStart(24, '0');
const titles = (): string[] =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('the video data set', () => {
  it('says that videos are loading, then shows each with its facts', async () => {
    server.use(
      http.get(api('/videos'), async () => {
        await delay(50);
        return HttpResponse.json({ data: [aVideo()] });
      }),
    );
    const { user } = openApp('/dashboard/Datasets');
    expect(await screen.findByText('Loading videos...')).toBeVisible();
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading', { name: 'A smile' })).toBeVisible();
    expect(within(card).getByText('Uploaded by Asha Rao')).toBeVisible();
    expect(within(card).getByText('0:08')).toBeVisible();
    expect(card.querySelector('img')).toHaveAttribute('src', aVideo().poster);
    expect(card.querySelector('video')).toBeNull();
    await user.click(within(card).getByRole('button', { name: 'Play A smile' }));
    const video = within(card).getByLabelText<HTMLVideoElement>('A smile');
    expect(video).toHaveFocus();
    expect(video).toHaveAttribute('src', aVideo().url);
    expect(video).toHaveAttribute('poster', aVideo().poster);
    expect(video.controls).toBe(true);
    expect(video.muted).toBe(true);
    expect(video).toHaveTextContent('Your browser does not support the video tag.');
  });

  it("falls back to 'Untitled Video' and 'Anonymous'", async () => {
    const { username: _nobody, ...video } = aVideo({ title: '' });
    server.use(http.get(api('/videos'), () => HttpResponse.json({ data: [video] })));
    openApp('/dashboard/Datasets');
    expect(await screen.findByRole('heading', { name: 'Untitled Video' })).toBeVisible();
    expect(screen.getByText('Uploaded by Anonymous')).toBeVisible();
  });

  it('filters by category on this side, and shows everything under all', async () => {
    server.use(
      http.get(api('/videos'), () =>
        HttpResponse.json({
          data: [
            aVideo({ _id: id(1), title: 'One', category: 'happy' }),
            aVideo({ _id: id(2), title: 'Two', category: 'sad' }),
          ],
        }),
      ),
    );
    const { user } = openApp('/dashboard/Datasets');
    const buttons = await screen.findByRole('group', { name: 'Show videos by feeling' });
    expect(
      within(buttons)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['all', ...EMOTIONS]);
    await waitFor(() => expect(titles()).toEqual(['One', 'Two']));
    await user.click(screen.getByRole('button', { name: 'sad' }));
    expect(titles()).toEqual(['Two']);
    await user.click(screen.getByRole('button', { name: 'anger' }));
    expect(screen.getByText('No videos here yet. Will you add the first?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'all' }));
    expect(titles()).toEqual(['One', 'Two']);
  });

  it('looks for a category on the next pages when the first has none of it', async () => {
    const full = Array.from({ length: 50 }, (_, n) => aVideo({ _id: id(n + 1) }));
    server.use(
      http.get(api('/videos'), ({ request }) =>
        HttpResponse.json({
          data: new URL(request.url).searchParams.has('after')
            ? [aVideo({ _id: id(99), title: 'Rare', category: 'anger' })]
            : full,
        }),
      ),
    );
    const { user } = openApp('/dashboard/Datasets');
    await screen.findByRole('button', { name: 'Show more' });
    await user.click(screen.getByRole('button', { name: 'anger' }));
    expect(await screen.findByRole('heading', { name: 'Rare' })).toBeVisible();
  });

  it('begins with the video that an address names', async () => {
    const chosen = aVideo({ _id: id(77), title: 'Found' });
    server.use(http.get(api(`/videos/${id(77)}`), () => HttpResponse.json(chosen)));
    openApp(`/dashboard/Datasets#video-${id(77)}`);
    await waitFor(() => expect(titles()).toEqual(['Found', 'A smile']));
  });

  it('holds only the videos near the screen', async () => {
    const full = Array.from({ length: 50 }, (_, n) => aVideo({ _id: id(n + 1), title: `${n}` }));
    server.use(
      http.get(api('/videos'), ({ request }) =>
        HttpResponse.json({
          data: new URL(request.url).searchParams.has('after') ? [] : full,
        }),
      ),
    );
    openApp('/dashboard/Datasets');
    await screen.findByRole('heading', { name: '0' });
    expect(titles().length).toBeLessThan(15);
    scrollPageTo(1_000_000);
    expect(await screen.findByRole('heading', { name: '49' })).toBeVisible();
    expect(titles()).not.toContain('0');
  });

  it.each([
    [anError(500, 'The store is resting'), 'The store is resting'],
    [null, 'Failed to load videos.'],
  ])('shows why they could not be loaded (%#), logs it, and tries again', async (body, message) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      http.get(api('/videos'), () => HttpResponse.json(body, { status: 500 }), { once: true }),
    );
    const { user } = openApp('/dashboard/Datasets');
    expect(await screen.findByText(message)).toBeVisible();
    expect(logged).toHaveBeenCalledWith('videos could not be fetched', expect.anything());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'A smile' })).toBeVisible();
  });
});
