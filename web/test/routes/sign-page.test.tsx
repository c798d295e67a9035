import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { askForLessMotion, comeNear, keepBelowFar } from '../support/browser';
import { aForm, anError, aPost, aroundNothing, aSign } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';
import { badges, serve } from '../support/sign-page';

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

  it('explains the marks of its picture to who asks', async () => {
    serve(aSign());
    const { user } = openApp('/products/word-friend');
    const key = await screen.findByText('How to read the picture');
    expect(screen.getByText(/^A pale hand is where/)).not.toBeVisible();
    await user.click(key);
    expect(screen.getByText(/^A pale hand is where/)).toBeVisible();
    expect(screen.getByText(/^An arrow is the way it goes/)).toBeVisible();
    expect(screen.getByText(/^A star is where a hand touches/)).toBeVisible();
  });

  it('asks for what stands far below it, and for the talk, once a person comes near', async () => {
    keepBelowFar();
    let asked = 0;
    const answer = (path: string, body: object) =>
      http.get(api(path), () => {
        asked += 1;
        return HttpResponse.json(body);
      });
    server.use(
      answer('/signs/:id/around', aroundNothing),
      answer('/posts', [aPost({ title: 'In Pune too' })]),
    );
    openApp('/products/word-friend');
    await screen.findByRole('heading', { level: 1, name: 'friend' });
    expect(screen.getByRole('region', { name: 'Talk about this sign' })).toBeVisible();
    expect(asked).toBe(0);

    comeNear();
    expect(await screen.findByRole('navigation', { name: 'Signs before and after' })).toBeVisible();
    expect(await screen.findByRole('article', { name: 'In Pune too' })).toBeVisible();
    expect(asked).toBe(2);
  });

  it('says in Hindi how it is made and what each source shows, and marks no language', async () => {
    await chooseLanguage('hi');
    openApp('/products/word-friend');
    const made = 'दोनों हाथ छाती के सामने एक-दूसरे को पकड़ते हैं।';
    for (const text of [made, /संकेत करने वालों के वीडियो/, 'दो हाथ एक-दूसरे को पकड़े हुए']) {
      expect((await screen.findByText(text)).closest('[lang="en"]')).toBeNull();
    }
    expect(screen.getByLabelText(made)).toBeVisible();
    expect(screen.queryByText('two hands clasped')).not.toBeInTheDocument();
  });

  it('marks in Hindi what is only there in English', async () => {
    await chooseLanguage('hi');
    const { altHi: _altHi, ...form } = aForm({ sources: [{ name: 'Pfau', seen: 'a nod' }] });
    serve(aSign({ forms: [form] }));
    openApp('/products/word-friend');
    for (const text of ['Both hands clasp before the chest.', 'Pfau', 'a nod']) {
      expect(await screen.findByText(text)).toHaveAttribute('lang', 'en');
    }
  });

  it('tells of each source what it shows, in which clip, when, and where its signer is from', async () => {
    const sources = [
      {
        name: 'Clips',
        seen: 'two hands',
        clip: 'my friend',
        seconds: { from: 0.4, to: 1.2 },
        region: 'Delhi',
      },
      { name: 'Landmarks', seen: 'one hand', clip: 'he is a friend' },
    ];
    serve(aSign({ forms: [aForm({ sources })] }));
    openApp('/products/word-friend');
    expect(await screen.findByText('Clip: my friend, 0.4 to 1.2 s · Region: Delhi')).toBeVisible();
    expect(screen.getByText('two hands')).toBeVisible();
    expect(screen.getByText('Clip: he is a friend · Region not known')).toBeVisible();
    expect(screen.getByText('one hand')).toBeVisible();
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
    const heading = await screen.findByRole('heading', { level: 1, name: 'दोस्त' });
    expect(heading).toHaveAttribute('lang', 'hi');
    expect(document.title).toBe('दोस्त · भारतीय सांकेतिक भाषा');
    expect(screen.getByText('a person one likes')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('(संज्ञा)')).toBeVisible();
    expect(screen.getByText('friend')).toHaveAttribute('lang', 'en');
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
    expect(screen.getByText(/a Deaf signer says its form is wrong/)).toBeVisible();
  });

  it.each(['draft', 'reviewed'] as const)('gives no reason where a form is %s', async (status) => {
    serve(aSign({ status, forms: [aForm({ status })] }));
    openApp('/products/word-friend');
    await screen.findByRole('heading', { level: 1, name: 'friend' });
    expect(screen.queryByText(/says its form is wrong/)).not.toBeInTheDocument();
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
