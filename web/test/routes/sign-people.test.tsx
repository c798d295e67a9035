import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aVideo } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

const NOT_REVIEWED = 'How it is signed: no Deaf signer has looked at this clip yet';

describe('the people who sign it', () => {
  it('come before the avatar, with what is known of the language', async () => {
    let asked: URLSearchParams | null = null;
    server.use(
      http.get(api('/videos'), ({ request }) => {
        asked = new URL(request.url).searchParams;
        const person = {
          url: '/api/videos/person/stream',
          languageReview: 'not-reviewed',
        } as const;
        return HttpResponse.json({ data: [aVideo(person)] });
      }),
    );
    openApp('/products/word-friend');

    const clip = await screen.findByLabelText<HTMLVideoElement>('A person signs friend');

    expect(new URL(clip.src).pathname).toBe('/api/videos/person/stream');
    expect(String(asked)).toBe('sign=word-friend&limit=3');
    const avatar = screen.getByLabelText('Both hands clasp before the chest.');
    expect(clip.compareDocumentPosition(avatar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Real signer')).toBeVisible();
    expect(screen.getByText(NOT_REVIEWED)).toBeVisible();
  });

  it('move one at a time, the first before the others and the avatar', async () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
    const clips = ['1', '2'].map((n) => aVideo({ _id: n.repeat(24), url: `/${n}.mp4` }));
    server.use(http.get(api('/videos'), () => HttpResponse.json({ data: clips })));
    openApp('/products/word-friend');
    const [first, second] =
      await screen.findAllByLabelText<HTMLVideoElement>('A person signs friend');
    if (!first || !second) throw new Error('two people sign it');
    expect([first.autoplay, second.autoplay]).toEqual([true, false]);
    expect(second.preload).toBe('none');
    fireEvent.play(second);
    await waitFor(() => expect(pause.mock.instances).toContain(first));
    expect(pause.mock.instances).not.toContain(second);
  });

  it.each([
    ['reviewed', 'Checked by Deaf signers'],
    ['disputed', 'Deaf signers do not agree on this sign'],
  ] as const)('say when signers have looked: %s', async (languageReview, text) => {
    server.use(
      http.get(api('/videos'), () => HttpResponse.json({ data: [aVideo({ languageReview })] })),
    );
    openApp('/products/word-friend');
    await screen.findByLabelText('A person signs friend');
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(NOT_REVIEWED)).not.toBeInTheDocument();
  });

  it('are named where they want it', async () => {
    const named = aVideo({ signer: 'Asha', region: 'IN-KL', languageReview: 'reviewed' });
    server.use(http.get(api('/videos'), () => HttpResponse.json({ data: [named] })));
    openApp('/products/word-friend');
    expect(await screen.findByText('Real signer: Asha, Kerala')).toBeVisible();
    expect(screen.queryByText('Real signer')).not.toBeInTheDocument();
  });

  it('are missing without a word where they cannot be loaded', async () => {
    let isAsked = false;
    server.use(
      http.get(api('/videos'), () => {
        isAsked = true;
        return HttpResponse.error();
      }),
    );
    openApp('/products/word-friend');
    await screen.findByRole('heading', { level: 1, name: 'friend' });
    await waitFor(() => expect(isAsked).toBe(true));
    expect(screen.queryByLabelText('A person signs friend')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Both hands clasp before the chest.')).toBeVisible();
  });
});
