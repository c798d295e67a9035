import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { askForLessMotion } from '../support/browser';
import {
  aForm,
  aLetterSign,
  anError,
  aPost,
  aSign,
  aSpelledSign,
  aTokenReply,
} from '../support/factories';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { findFrame } from '../support/sign-kit';

type Sign = ReturnType<typeof aSign>;

const serve = (sign: Sign): void =>
  server.use(http.get(api('/signs/:id'), () => HttpResponse.json(sign)));
const openReport = 'Wrong, or do you sign it differently? Tell us in words';
const badges = async (): Promise<string[]> => {
  const [figure] = await screen.findAllByRole('figure');
  const caption = figure?.querySelector('figcaption');
  return [...(caption?.children ?? [])].map((badge) => badge.textContent);
};

describe("a sign's page", () => {
  it('shows the sign, what it means, how it is made, and the talk about it', async () => {
    let asked: string | null = null;
    server.use(
      http.get(api('/posts'), ({ request }) => {
        asked = new URL(request.url).searchParams.get('signId');
        return HttpResponse.json([aPost({ title: 'In Pune too', signId: 'word-friend' })]);
      }),
    );
    openApp('/products/word-friend');
    expect(await screen.findByRole('heading', { level: 1, name: 'friend' })).toBeVisible();
    for (const text of [
      'a person one likes',
      'Both hands clasp before the chest.',
      'where the palm faces',
      'Not known',
      'Signs differ from city to city. Another way is not wrong',
      'two hands clasped',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(await screen.findByRole('article', { name: 'In Pune too' })).toBeVisible();
    expect(asked).toBe('word-friend');
  });

  it('plays its clip in a silent loop that can be paused', async () => {
    openApp('/products/word-friend');
    const clip = await screen.findByLabelText<HTMLVideoElement>(
      'Both hands clasp before the chest.',
    );
    expect([clip.autoplay, clip.loop, clip.muted]).toEqual([true, true, true]);
    expect(clip.poster).toMatch(/word-friend\.webp$/);
    expect(screen.getByRole('button', { name: 'Pause the clip' })).toBeVisible();
  });

  it('plays its clip slower, once, and mirrored when asked', async () => {
    const { user } = openApp('/products/word-friend');
    const clip = await screen.findByLabelText<HTMLVideoElement>(
      'Both hands clasp before the chest.',
    );
    await user.click(screen.getByRole('button', { name: 'Speed 1×' }));
    await user.click(screen.getByRole('button', { name: 'Speed 0.75×' }));
    expect(clip.playbackRate).toBe(0.5);
    await user.click(screen.getByRole('button', { name: 'Speed 0.5×' }));
    expect(clip.playbackRate).toBe(1);
    const loop = screen.getByRole('button', { name: 'Again and again' });
    expect(loop).toHaveAttribute('aria-pressed', 'true');
    await user.click(loop);
    expect(clip.loop).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Mirror' }));
    expect(clip).toHaveAttribute('data-mirrored', 'true');
  });

  it('says in Hindi what is Hindi, and marks what is English', async () => {
    await chooseLanguage('hi');
    openApp('/products/word-friend');
    const heading = await screen.findByRole('heading', { level: 1, name: 'friend' });
    expect(heading).toHaveAttribute('lang', 'en');
    expect(screen.getByText('a person one likes')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('(संज्ञा)')).toBeVisible();
    expect(screen.getByText('दोस्त')).toHaveAttribute('lang', 'hi');
  });

  it('leaves its clip still for who asked for less motion', async () => {
    askForLessMotion();
    openApp('/products/word-friend');
    const clip = await screen.findByLabelText<HTMLVideoElement>(
      'Both hands clasp before the chest.',
    );
    expect(clip.autoplay).toBe(false);
    expect(screen.getByRole('button', { name: 'Play the clip' })).toBeVisible();
  });

  const avatar = 'Avatar: made by a computer, not a person';
  it.each<[string, Partial<ReturnType<typeof aForm>>, string[]]>([
    ['a draft', {}, [avatar, 'Draft: no Deaf signer has checked this yet']],
    [
      'a draft that may be wrong',
      { confidence: 'medium' },
      [
        avatar,
        'Draft: no Deaf signer has checked this yet',
        'We are not sure of this sign. It may be wrong',
      ],
    ],
    [
      'a reviewed sign',
      { status: 'reviewed', reviewed: { count: 3, region: 'Pune', date: '2026-10-02' } },
      [avatar, 'Checked by 3 Deaf signers (Pune, 2/10/2026)'],
    ],
    ['a disputed sign', { status: 'disputed' }, [avatar, 'Deaf signers do not agree on this sign']],
  ])('has the badges of %s', async (_what, over, expected) => {
    serve(aSign({ status: over.status ?? 'draft', forms: [aForm(over)] }));
    openApp('/products/word-friend');
    expect(await badges()).toEqual(expected);
  });

  it('does not let the avatar play what signers disagree on', async () => {
    serve(aSign({ status: 'disputed', forms: [aForm({ status: 'disputed' })] }));
    openApp('/products/word-friend');
    await screen.findByRole('heading', { level: 1, name: 'friend' });
    expect(screen.queryByRole('button', { name: /avatar/ })).not.toBeInTheDocument();
  });

  it("puts a real signer's clip before the avatar's", async () => {
    serve(aSign({ pictureKind: 'person', video: '/api/videos/1/stream', image: '/api/poster' }));
    openApp('/products/word-friend');
    const clips = await screen.findAllByLabelText<HTMLVideoElement>(
      'Both hands clasp before the chest.',
    );
    expect(clips.map((clip) => new URL(clip.src).pathname)).toEqual([
      '/api/videos/1/stream',
      '/static/signs/word-friend.mp4',
    ]);
    expect(await badges()).toEqual(['Real signer']);
  });

  it('says when a form of it was taken back', async () => {
    serve(
      aSign({ withdrawn: [{ id: 'word-friend-2', date: '2026-10-02', reason: 'another word' }] }),
    );
    openApp('/products/word-friend');
    expect(
      await screen.findByText('Another form was taken back on 2/10/2026: another word'),
    ).toBeVisible();
  });

  it('is the not-found page for an unknown id', async () => {
    server.use(
      http.get(api('/signs/:id'), () => HttpResponse.json(anError(404, 'none'), { status: 404 })),
    );
    openApp('/products/word-nothing');
    expect(await screen.findByRole('heading', { name: 'Ohh! page not found' })).toBeVisible();
  });

  it('says why it could not be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      http.get(api('/signs/:id'), () => HttpResponse.json(anError(500, 'oh'), { status: 500 })),
    );
    openApp('/products/word-friend');
    expect(await screen.findByText('Error: oh')).toBeVisible();
  });
});

describe('the page of a letter', () => {
  it('shows both alphabets and leads to the other', async () => {
    server.use(
      http.get(api('/signs/:id'), ({ params }) =>
        HttpResponse.json(aLetterSign(params.id === 'letter-a-v1' ? 'v1' : 'v2')),
      ),
    );
    const { user, path } = openApp('/products/letter-a-v2');
    const two = 'Two alphabets are used in India. Ask your teacher which one, and choose it here';
    const choice = await screen.findByRole('navigation', { name: two });
    expect(within(choice).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Letter pictures',
    );
    await user.click(within(choice).getByRole('link', { name: 'Vowels on the fingertips' }));
    expect(await screen.findByText('The letter A, v1.')).toBeVisible();
    expect(path()).toBe('/products/letter-a-v1');
  });

  it('whose own form was taken back shows nothing of the other alphabet as its own', async () => {
    const { video: _video, alt: _alt, confidence: _confidence, ...sign } = aLetterSign('v2');
    const [own, other] = sign.forms;
    if (!own || !other) throw new Error('a letter has two forms');
    serve({
      ...sign,
      image: '/static/drawn/letter-a-v2.svg',
      pictureKind: 'drawn',
      status: 'withdrawn',
      forms: [other],
      withdrawn: [{ id: own.id, date: '2026-10-02' }],
    });
    const { user } = openApp('/products/letter-a-v2');
    const picture = await screen.findByRole('img', { name: 'Picture for A' });
    expect(picture).toHaveAttribute('src', '/static/drawn/letter-a-v2.svg');
    expect(await badges()).toEqual([
      'A drawn letter or word, not a picture of the sign',
      'This sign was taken back',
    ]);
    expect(screen.queryByText(other.alt)).not.toBeInTheDocument();
    expect(screen.queryByText('two hands clasped')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /avatar/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tell us how you sign it' }));
    expect(await screen.findByRole('region', { name: 'Tell us how you sign it' })).toBeVisible();
  });
});

describe('the avatar of a sign', () => {
  it('comes when asked, plays the sign, and goes again', async () => {
    const { user } = openApp('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: 'Play it with the avatar' }));
    const { frame, say, path, query } = await findFrame('Avatar: friend');
    expect(path).toBe('http://sign-kit.test/sign-kit/learn-sign');
    expect(query).toEqual({ embed: 'player', sign: 'word-friend', theme: 'light', lang: 'en' });
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'learn-sign' });
    expect(told).toHaveBeenCalledWith(
      { type: 'signkit:play', sign: 'word-friend' },
      'http://sign-kit.test',
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
    expect(await badges()).toEqual(['A drawn letter or word, not a picture of the sign']);
    await user.click(screen.getByRole('button', { name: 'See it spelled by the avatar' }));
    expect((await findFrame('Avatar: tea')).query).toMatchObject({ sign: 'word-tea' });
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

describe('the form of a sign', () => {
  const what = 'What is wrong, or how do you sign it?';

  it('becomes a post about the sign', async () => {
    let sent: unknown;
    server.use(
      http.post(api('/posts'), async ({ request }) => {
        sent = await request.json();
        const post = aPost({
          _id: 'f'.repeat(24),
          title: 'Signed differently: friend',
          signId: 'word-friend',
        });
        return HttpResponse.json(post, { status: 201 });
      }),
    );
    const { user } = openSignedIn('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: openReport }));
    expect(screen.getByText(/It becomes a post below/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'I sign it differently' }));
    await user.click(screen.getByLabelText(what));
    await user.paste('One hand only, in Pune');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/Thank you. It stands below now/)).toBeVisible();
    expect(sent).toEqual({
      title: 'Signed differently: friend',
      content: 'One hand only, in Pune',
      signId: 'word-friend',
    });
    expect(
      await screen.findByRole('article', { name: 'Signed differently: friend' }),
    ).toBeVisible();
  });

  it('says what is missing and sends nothing', async () => {
    const { user } = openSignedIn('/products/word-friend?report=1');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one of the two.');
    await user.click(screen.getByRole('radio', { name: 'It is wrong' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Write what is wrong');
  });

  it('keeps the text when it cannot be sent, and says why', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.post(api('/posts'), () => HttpResponse.error()));
    const { user } = openSignedIn('/products/word-friend?report=1');
    await user.click(await screen.findByRole('radio', { name: 'It is wrong' }));
    await user.click(screen.getByLabelText(what));
    await user.paste('The thumb');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('It could not be sent. Your text is still here.')).toBeVisible();
    expect(screen.getByLabelText(what)).toHaveValue('The thumb');
    server.use(
      http.post(api('/posts'), () =>
        HttpResponse.json(anError(429, 'Wait a minute.'), { status: 429 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Wait a minute.')).toBeVisible();
  });

  it('leads a visitor through login and back, with what was written', async () => {
    const { user } = openApp('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: openReport }));
    await user.click(screen.getByRole('radio', { name: 'It is wrong' }));
    await user.click(screen.getByLabelText(what));
    await user.paste('The thumb');
    expect(screen.getByText(/You are not signed in. Your text is kept/)).toBeVisible();
    const form = screen.getByRole('region', { name: openReport });
    await user.click(within(form).getByRole('link', { name: 'Login' }));
    await user.type(await screen.findByLabelText('email'), 'asha@example.org');
    await user.type(screen.getByLabelText('password'), 'a long sentence');
    server.use(http.post(api('/auth/login'), () => HttpResponse.json(aTokenReply())));
    await user.click(screen.getByRole('button', { name: 'submit' }));
    expect(await screen.findByLabelText(what)).toHaveValue('The thumb');
    expect(screen.getByRole('radio', { name: 'It is wrong' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  it('asks no choice of a word without a sign, and can be closed', async () => {
    serve(aSpelledSign('tea'));
    const { user, path } = openSignedIn('/products/word-tea');
    await user.click(await screen.findByRole('button', { name: 'Tell us how you sign it' }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByLabelText('How do you sign it?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(path()).toBe('/products/word-tea');
    expect(screen.getByRole('button', { name: 'Tell us how you sign it' })).toBeVisible();
  });

  it('tells the demo user that it is gone after a day', async () => {
    openSignedIn('/products/word-friend?report=1', { demo: true });
    const form = await screen.findByRole('region', { name: openReport });
    expect(within(form).getByText(/gone after a day/)).toBeVisible();
  });
});
