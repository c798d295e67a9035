import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aSpelledSign } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';
import { findFrame } from '../support/sign-kit';
import { badges, openReport, serve } from '../support/sign-page';

describe('the avatar of a sign', () => {
  it('comes when asked, plays the sign, and goes again', async () => {
    const { user } = openApp('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: 'Play it with the avatar' }));
    const { frame, say, path, query } = await findFrame('Avatar: friend');
    expect(path).toBe('http://sign-kit.test/sign-kit/learn-sign');
    expect(query).toEqual({ embed: 'player', sign: 'word-friend', theme: 'light', lang: 'en' });
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'learn-sign' });
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith(
        { type: 'signkit:play', sign: 'word-friend' },
        'http://sign-kit.test',
      ),
    );
    const player = frame.closest('[data-progress]');
    say({ type: 'signkit:state', isPlaying: false, hasEnded: false, durationMs: 900 });
    expect(player).toHaveAttribute('data-progress', 'waiting');
    say({ type: 'signkit:state', isPlaying: true, hasEnded: false, durationMs: 900 });
    expect(player).toHaveAttribute('data-progress', 'playing');
    say({ type: 'signkit:state', isPlaying: false, hasEnded: true, durationMs: 900 });
    expect(player).toHaveAttribute('data-progress', 'played');
    await user.click(screen.getByRole('button', { name: 'Back to the picture' }));
    expect(screen.getByRole('button', { name: 'Play it with the avatar' })).toBeVisible();
    expect(screen.queryByTitle('Avatar: friend')).not.toBeInTheDocument();
  });

  it('spells a word that has no sign, and the page asks for one', async () => {
    serve(aSpelledSign('tea'));
    const { user } = openApp('/products/word-tea');
    expect(
      await screen.findByText(
        'We have no sign for “tea” yet, so it is spelled. Do you sign it? Tell us in words',
      ),
    ).toBeVisible();
    expect(await badges()).toEqual(['Avatar: made by a computer, not a person']);
    await user.click(screen.getByRole('button', { name: 'See it spelled by the avatar' }));
    expect((await findFrame('Avatar: tea')).query).toMatchObject({ sign: 'word-tea' });
  });

  it('signs a word that has no sign as a person did, where one gave a clip', async () => {
    serve(aSpelledSign('tea'));
    const taken = { sign: 'word-tea', videoId: 'c'.repeat(24), languageReview: 'not-reviewed' };
    server.use(http.get(api('/videos/takes'), () => HttpResponse.json({ data: [taken] })));
    const { user } = openApp('/products/word-tea');
    const play = { name: 'See the avatar sign it as in the clip' };
    await user.click(await screen.findByRole('button', play));
    expect((await findFrame('Avatar: tea')).query).toMatchObject({ sign: 'word-tea' });
    expect(screen.queryByText(/so it is spelled/)).not.toBeInTheDocument();
  });

  it('signs a sign of the lexicon by either, where somebody gave a clip of it', async () => {
    const taken = { sign: 'word-friend', videoId: 'c'.repeat(24), languageReview: 'reviewed' };
    server.use(http.get(api('/videos/takes'), () => HttpResponse.json({ data: [taken] })));
    const { user } = openApp('/products/word-friend');
    const asPerson = { name: 'See the avatar sign it as in the clip' };
    await user.click(await screen.findByRole('button', asPerson));
    const { query } = await findFrame('Avatar: friend');
    expect(query).toMatchObject({ sign: 'word-friend', as: 'person' });
    await user.click(screen.getByRole('button', { name: 'Back to the picture' }));
    await user.click(screen.getByRole('button', { name: 'Play it with the avatar' }));
    expect((await findFrame('Avatar: friend')).query).not.toHaveProperty('as');
  });

  it('opens the form when somebody reports the sign from inside the player', async () => {
    const { user, path } = openApp('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: 'Play it with the avatar' }));
    const { say } = await findFrame('Avatar: friend');
    say({ type: 'signkit:report', id: 'word-friend' });
    expect(await screen.findByRole('region', { name: openReport })).toBeVisible();
    expect(path()).toBe('/products/word-friend?report=1');
  });
});
