import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { recordPath } from '../../src/lib/paths';
import type { ProgressEvent, ProgressReply } from '../../src/lib/progress/events';
import { localDay } from '../../src/lib/progress/streak';
import type { SignKitCommand } from '../../src/lib/sign-kit/messages';
import { ANSWER_WITHIN_MS } from '../../src/lib/sign-kit/use-sign-kit';
import { aVideo, pageConfig } from '../support/factories';
import { aCardState, noProgress } from '../support/progress';
import { giveChallenges, isProven } from '../support/proofs';
import { openApp, openSignedIn } from '../support/render-app';
import { api, server } from '../support/server';
import { findFrame } from '../support/sign-kit';

const waiting = 'The avatar is on its way…';
let people = 0;
const silent = /The avatar does not answer/;

describe("sign-kit's pages", () => {
  it('are framed from the address that the server names, with devices, colours and language', async () => {
    openApp('/dashboard/TextToSign');
    const { frame, path, query } = await findFrame('Text to sign');
    expect(path).toBe('http://sign-kit.test/sign-kit/convert');
    expect(query).toEqual({ theme: 'light', lang: 'en' });
    expect(frame.getAttribute('allow')).toMatch(/^microphone; camera; fullscreen\b/);
  });

  it.each([
    ['/dashboard/TextToSign', 'Text to sign'],
    ['/dashboard/Sign', 'Sign Translator'],
  ])('take all of the screen below the top bar at %s', async (path, title) => {
    openApp(path);
    await findFrame(title);
    expect(screen.getByRole('main').parentElement).toHaveAttribute('data-full', 'true');
  });

  it('get what an address asks for, and nothing else of it', async () => {
    openApp(
      '/dashboard/Sign?list=a,b,c&lesson=letters&sign=word-hello&present=1&other=2&theme=dark',
    );
    const { path, query } = await findFrame('Sign Translator');
    expect(path).toBe('http://sign-kit.test/sign-kit/learn-sign');
    expect(query).toEqual({
      list: 'a,b,c',
      lesson: 'letters',
      sign: 'word-hello',
      present: '1',
      theme: 'light',
      lang: 'en',
    });
  });

  it.each([
    ['colours', 'Dark', 'Text to sign', { theme: 'dark' }],
    ['language', 'हिन्दी', 'लिखे से संकेत', { lang: 'hi' }],
  ])('are told of other %s without being loaded anew', async (_what, choice, title, expected) => {
    const { user } = openApp('/dashboard/TextToSign?text=tea');
    const { frame, say } = await findFrame('Text to sign');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    await user.click(screen.getByRole('button', { name: 'Your account' }));
    await user.click(await screen.findByRole('menuitemradio', { name: choice }));
    const after = await findFrame(title);
    expect(after.frame).toBe(frame);
    expect(after.query).toEqual({ text: 'tea', theme: 'light', lang: 'en' });
    // It could not have heard before it spoke.
    expect(told).not.toHaveBeenCalled();
    say({ type: 'signkit:ready', page: 'convert' });
    expect(told.mock.calls).toEqual([
      [
        { type: 'signkit:configure', home: `${location.origin}/dashboard/TextToSign` },
        'http://sign-kit.test',
      ],
      [{ type: 'signkit:configure', ...expected }, 'http://sign-kit.test'],
    ]);
  });

  it('are waited for until they speak', async () => {
    openApp('/dashboard/TextToSign');
    const { frame, say } = await findFrame('Text to sign');
    expect(screen.getByText(waiting)).toBeVisible();
    expect(frame).toHaveAttribute('data-state', 'loading');
    say({ type: 'signkit:ready', page: 'convert' });
    expect(frame).toHaveAttribute('data-state', 'ready');
    expect(screen.queryByText(waiting)).not.toBeInTheDocument();
  });

  it.each([
    ['another origin', { origin: 'http://evil.test' }],
    ['another window', { source: window }],
  ])('do not hear %s', async (_what, from) => {
    const { path } = openApp('/dashboard/TextToSign');
    const { frame, say } = await findFrame('Text to sign');
    say({ type: 'signkit:ready', page: 'convert' }, from);
    say({ type: 'signkit:report', id: 'word-hello' }, from);
    expect(frame).toHaveAttribute('data-state', 'loading');
    expect(path()).toBe('/dashboard/TextToSign');
  });

  it.each([null, 'signkit:ready', { type: 'signkit:ready', page: 'elsewhere' }, { type: 'other' }])(
    'do not take %j for an answer',
    async (data) => {
      openApp('/dashboard/TextToSign');
      const { frame, say } = await findFrame('Text to sign');
      say(data);
      expect(frame).toHaveAttribute('data-state', 'loading');
    },
  );

  it('that do not answer are said to be away, offered again, and shown even when late', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync });
    openApp('/dashboard/TextToSign', user);
    const first = await findFrame('Text to sign');
    await act(() => vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS));
    expect(screen.getByText(silent)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText(waiting)).toBeVisible();
    const second = await findFrame('Text to sign');
    expect(second.frame).not.toBe(first.frame);
    await act(() => vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS));
    expect(screen.getByText(silent)).toBeVisible();
    second.say({ type: 'signkit:ready', page: 'convert' });
    expect(screen.queryByText(silent)).not.toBeInTheDocument();
  });

  it('are told which forms signers do not agree on before they play anything', async () => {
    server.use(
      http.get(api('/signs/forms/disputed'), () => HttpResponse.json({ data: ['word-tea'] })),
    );
    const { user } = openApp('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: 'Play it with the avatar' }));
    const { frame, say } = await findFrame('Avatar: friend');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'learn-sign' });
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    expect(told.mock.calls.map(([command]) => command)).toEqual([
      { type: 'signkit:configure', disputed: ['word-tea'] },
      { type: 'signkit:play', sign: 'word-friend' },
    ]);
  });

  const CLIP = 'c'.repeat(24);
  const aTake = { sign: 'word-friend', videoId: CLIP, languageReview: 'not-reviewed' } as const;
  const given = (...data: object[]) =>
    http.get(api('/videos/takes'), () => HttpResponse.json({ data }));

  it('are told which signs the avatar can sign as a person did, before they play anything', async () => {
    server.use(given({ ...aTake, signer: 'Asha', region: 'IN-KL' }));
    const { user } = openApp('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: 'Play it with the avatar' }));
    const { frame, say } = await findFrame('Avatar: friend');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'learn-sign' });
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    const words = 'Asha, Kerala. How it is signed: no Deaf signer has looked at this clip yet.';
    expect(told.mock.calls.map(([command]) => command)).toEqual([
      {
        type: 'signkit:takes',
        takes: [{ sign: 'word-friend', clip: CLIP, words, isReviewed: false }],
      },
      { type: 'signkit:play', sign: 'word-friend' },
    ]);
  });

  it('are brought what was found in a clip when they ask, and told where it is gone', async () => {
    const points = new Uint8Array([1, 2, 3]);
    server.use(
      given(aTake),
      http.get(api(`/videos/${CLIP}/take`), () => HttpResponse.arrayBuffer(points.buffer)),
    );
    openApp('/dashboard/TextToSign');
    const { frame, say } = await findFrame('Text to sign');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:take-needed', clip: '../accounts' });
    say({ type: 'signkit:take-needed', clip: CLIP });
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    const [found] = told.mock.calls[0] as unknown as [{ clip: string; file: ArrayBuffer }];
    expect(found).toMatchObject({ type: 'signkit:take', clip: CLIP });
    expect([...new Uint8Array(found.file)]).toEqual([1, 2, 3]);

    server.use(
      http.get(api(`/videos/${CLIP}/take`), () => new HttpResponse(null, { status: 404 })),
    );
    say({ type: 'signkit:take-needed', clip: CLIP });
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    expect(told.mock.calls[1]?.[0]).toEqual({ type: 'signkit:take', clip: CLIP, file: null });
  });

  it('lead to the recorder of the site who wants to give what they showed', async () => {
    const { path } = openApp('/dashboard/Sign');
    const { say } = await findFrame('Sign Translator');
    say({ type: 'signkit:give', id: 'word-mother' });
    const there = recordPath({ kind: 'sign', id: 'word-mother' });
    await waitFor(() => expect(path()).toBe(there));
  });

  it('play by their own files where the server does not say which forms are disputed', async () => {
    server.use(
      http.get(api('/signs/forms/disputed'), () => new HttpResponse(null, { status: 500 })),
    );
    const { user } = openApp('/products/word-friend');
    await user.click(await screen.findByRole('button', { name: 'Play it with the avatar' }));
    const { frame, say } = await findFrame('Avatar: friend');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'learn-sign' });
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(told.mock.calls.map(([command]) => command)).toEqual([
      { type: 'signkit:play', sign: 'word-friend' },
    ]);
  });

  it('are told that a person signs it where they did not want to be named', async () => {
    const given = aVideo({ region: 'IN-KL', languageReview: 'reviewed' });
    server.use(http.get(api('/videos'), () => HttpResponse.json({ data: [given] })));
    openApp('/dashboard/Sign');
    const { frame, say } = await findFrame('Sign Translator');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:people-needed', id: 'word-tea' });
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(told.mock.calls[0]?.[0]).toMatchObject({ clips: [{ words: 'Real signer, Kerala.' }] });
  });

  it('are told how people sign something, with what may be told of them', async () => {
    const given = aVideo({ signer: 'Asha', region: 'IN-KL', languageReview: 'not-reviewed' });
    server.use(http.get(api('/videos'), () => HttpResponse.json({ data: [given] })));
    openApp('/dashboard/Sign');
    const { frame, say } = await findFrame('Sign Translator');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:people-needed', id: 'word-tea' });
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(told.mock.calls[0]?.[0]).toEqual({
      type: 'signkit:people',
      id: 'word-tea',
      clips: [
        {
          url: `http://localhost:3000${given.url}`,
          poster: `http://localhost:3000${given.poster}`,
          words: expect.stringMatching(/^Asha, Kerala\. /),
        },
      ],
    });
  });

  it('are told of nobody where it is not known now', async () => {
    server.use(http.get(api('/videos'), () => new HttpResponse(null, { status: 503 })));
    openApp('/dashboard/Sign');
    const { frame, say } = await findFrame('Sign Translator');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:people-needed', id: 'word-tea' });
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(told.mock.calls[0]?.[0]).toEqual({ type: 'signkit:people', id: 'word-tea', clips: [] });
  });

  it('whose signs did not load say so, with another try', async () => {
    const { user } = openApp('/dashboard/TextToSign');
    const { say } = await findFrame('Text to sign');
    say({ type: 'signkit:ready', page: 'convert' });
    say({ type: 'signkit:error', code: 'SIGNER_FAILED', message: 'no' });
    expect(screen.getByText('The avatar is here, but its signs did not load.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText(waiting)).toBeVisible();
  });

  it('whose signs loaded after all say it no longer', async () => {
    openApp('/dashboard/TextToSign');
    const { say } = await findFrame('Text to sign');
    say({ type: 'signkit:ready', page: 'convert' });
    say({ type: 'signkit:error', code: 'SIGNER_FAILED', message: 'no' });
    say({ type: 'signkit:state', isPlaying: false, hasEnded: false, durationMs: 900 });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([{ code: 'NOTHING_TO_SIGN' }, { code: 'UNKNOWN_SIGN' }, { code: 7 }, {}])(
    'do not say that signs failed to load on the error %j',
    async (error) => {
      openApp('/dashboard/TextToSign');
      const { frame, say } = await findFrame('Text to sign');
      say({ type: 'signkit:ready', page: 'convert' });
      say({ type: 'signkit:error', message: 'no', ...error });
      expect(frame).toHaveAttribute('data-state', 'ready');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('cannot be framed while the server does not name them, and are after another try', async () => {
    server.use(
      http.get(api('/config'), () => HttpResponse.json(null, { status: 500 }), { once: true }),
    );
    const { user } = openApp('/dashboard/Sign');
    expect(await screen.findByText('The server did not say where the avatar is.')).toBeVisible();
    server.use(http.get(api('/config'), () => HttpResponse.json(pageConfig)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findFrame('Sign Translator');
  });

  it('take the app along when a link in the frame leads to the other one', async () => {
    const { path } = openApp('/dashboard/TextToSign');
    const { say } = await findFrame('Text to sign');
    say({ type: 'signkit:ready', page: 'learn-sign' });
    await waitFor(() => expect(path()).toBe('/dashboard/Sign'));
    await findFrame('Sign Translator');
  });

  it('are given a pass for the camera where many are open at this address', async () => {
    giveChallenges();
    server.use(
      http.post(api('/proof/socket-pass'), async ({ request }) =>
        (await isProven(request))
          ? HttpResponse.json(
              { pass: 'a pass', expiresAt: '2026-01-01T00:00:00Z' },
              { status: 201 },
            )
          : new HttpResponse(null, { status: 400 }),
      ),
    );
    openApp('/dashboard/Sign');
    const { frame, say } = await findFrame('Sign Translator');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:pass-needed' }, { origin: 'https://evil.example' });
    say({ type: 'signkit:pass-needed' });
    say({ type: 'signkit:pass-needed' });
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(told.mock.calls).toEqual([
      [{ type: 'signkit:pass', pass: 'a pass' }, pageConfig.signKit],
    ]);
    vi.unstubAllGlobals();
  });

  it('are told where no pass is to be had', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get(api('/proof'), () => new HttpResponse(null, { status: 503 })));
    openApp('/dashboard/Sign');
    const { frame, say } = await findFrame('Sign Translator');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:pass-needed' });
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith({ type: 'signkit:pass', pass: null }, pageConfig.signKit),
    );
  });

  it("open a sign's page with its form when somebody reports it", async () => {
    const { path } = openApp('/dashboard/Sign');
    const { say } = await findFrame('Sign Translator');
    say({ type: 'signkit:ready', page: 'learn-sign' });
    say({ type: 'signkit:report', id: 'word-friend', gloss: 'FRIEND' });
    await waitFor(() => expect(path()).toBe('/products/word-friend?report=1'));
    expect(
      await screen.findByRole('region', {
        name: 'Wrong, or do you sign it differently? Tell us in words',
      }),
    ).toBeVisible();
  });
});

describe('practice in the frame', () => {
  const heardOnce = '2026-11-20T10:00:00.000Z';
  const answered = (card: string, reps = 1) => ({
    card,
    at: Date.parse(heardOnce),
    state: { ...aCardState({ reps }), last_review: heardOnce },
  });

  /** The tab of a learner of whom the server knows this, with what the frame is told and what is sent. */
  async function openPractice(known: Partial<ProgressReply> = {}) {
    const sent: ProgressEvent[] = [];
    server.use(
      http.get(api('/progress'), () => HttpResponse.json({ ...noProgress, ...known })),
      http.post(api('/progress'), async ({ request }) => {
        sent.push(...((await request.json()) as { events: ProgressEvent[] }).events);
        // As the server does: what came is among what it knows from then on.
        const heard = sent.flatMap((event) => (event.kind === 'card' ? [event] : []));
        const cards = new Map([...(known.cards ?? []), ...heard].map((one) => [one.card, one]));
        return HttpResponse.json({
          ...{ ...noProgress, ...known },
          cards: [...cards.values()].map(({ card, at, state }) => ({ card, at, state })),
        });
      }),
    );
    people += 1;
    const { user } = openSignedIn('/dashboard/Sign?lesson=practice', {
      sub: `practises-${people}`,
    });
    const { frame, say } = await findFrame('Sign Translator');
    const post = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'learn-sign' });
    const told = (type: string) =>
      post.mock.calls.flatMap(([message, origin]) => {
        expect(origin).toBe('http://sign-kit.test');
        return (message as SignKitCommand).type === type ? [message as unknown] : [];
      });
    return { user, say, sent, told };
  }

  it('goes by the cards of the account, and each answer is one of them and a day of the streak', async () => {
    const mother = aCardState({ reps: 4 });
    const { say, sent, told } = await openPractice({
      cards: [{ card: 'word-mother', at: 1, state: mother }],
    });
    const deck = (cards: readonly object[]) => ({ type: 'signkit:deck', cards });
    await waitFor(() =>
      expect(told('signkit:deck')).toContainEqual(deck([{ card: 'word-mother', state: mother }])),
    );
    say({ type: 'signkit:practised', cards: [answered('word-tea')] });
    const { card, at, state } = answered('word-tea');
    await waitFor(() =>
      expect(told('signkit:kept')).toEqual([{ type: 'signkit:kept', cards: [{ card, at }] }]),
    );
    await waitFor(() =>
      expect(told('signkit:deck').at(-1)).toEqual(
        deck([
          { card: 'word-mother', state: mother },
          { card, state },
        ]),
      ),
    );
    await waitFor(() =>
      expect(sent).toMatchObject([
        { kind: 'card', card, at, state },
        { kind: 'day', day: localDay(new Date(at)) },
      ]),
    );
  });

  it('is forgotten in the account as well, once that is meant', async () => {
    const { user, say, sent, told } = await openPractice({
      cards: [{ card: 'word-mother', at: 1, state: aCardState() }],
    });
    await waitFor(() => expect(told('signkit:deck').at(-1)).toMatchObject({ cards: [{}] }));
    say({ type: 'signkit:forgotten' });
    await user.click(await screen.findByRole('button', { name: 'Forget it all' }));
    await waitFor(() => expect(told('signkit:deck').at(-1)).toMatchObject({ cards: [] }));
    await waitFor(() => expect(sent).toMatchObject([{ card: 'word-mother', state: { reps: 0 } }]));
  });

  it.each([
    ['another origin', { origin: 'http://evil.test' }],
    ['another window', { source: window }],
  ])('is not heard of from %s', async (_what, from) => {
    const { say, sent, told } = await openPractice();
    say({ type: 'signkit:practised', cards: [answered('word-tea')] }, from);
    say({ type: 'signkit:forgotten' }, from);
    // The next is heard, and is the only one.
    say({ type: 'signkit:practised', cards: [answered('word-help')] });
    await waitFor(() => expect(told('signkit:kept')).toHaveLength(1));
    await waitFor(() =>
      expect(sent.map((event) => 'card' in event && event.card)).toEqual(['word-help', false]),
    );
  });

  it('passes over what is no answer, and keeps the others of the message', async () => {
    const { say, told } = await openPractice();
    const good = answered('word-tea');
    const bad = [
      null,
      { ...good, card: 'word tea' },
      { ...good, at: -1 },
      { ...good, at: '5' },
      { ...good, state: { ...good.state, reps: 1.5 } },
      { ...good, state: { ...good.state, difficulty: 11 } },
      { ...good, state: { ...good.state, due: 'never' } },
      { card: 'word-help', at: 5 },
    ];
    say({ type: 'signkit:practised', cards: 'all' });
    say({ type: 'signkit:practised', cards: [...bad, good] });
    const { card, at } = good;
    await waitFor(() =>
      expect(told('signkit:kept')).toContainEqual({ type: 'signkit:kept', cards: [{ card, at }] }),
    );
  });
});
