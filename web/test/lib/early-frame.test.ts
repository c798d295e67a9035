import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { earlyFrame, forgetEarlyFrame, openEarlyFrame } from '../../src/lib/sign-kit/early-frame';

const SIGN_KIT = 'http://sign-kit.test';
const config = (): Promise<Response> => Promise.resolve(Response.json({ signKit: SIGN_KIT }));

function draw(): HTMLIFrameElement {
  document.body.innerHTML =
    '<main><iframe title="Text to sign" data-state="loading"></iframe><p>On its way</p></main>';
  return document.querySelector('iframe') as HTMLIFrameElement;
}

const say = (frame: HTMLIFrameElement, data: unknown, origin = SIGN_KIT): void =>
  void window.dispatchEvent(
    new MessageEvent('message', { data, origin, source: frame.contentWindow }),
  );

afterEach(() => {
  forgetEarlyFrame();
  vi.useRealTimers();
  document.body.innerHTML = '';
  document.documentElement.lang = 'en';
  delete document.documentElement.dataset.mantineColorScheme;
  history.replaceState(null, '', '/');
});

describe('a frame that the page opens before its app', () => {
  it("has the page's own wishes, language and colours, and asks the avatar to wait for the app", async () => {
    history.replaceState(null, '', '/dashboard/TextToSign?text=tea&other=1');
    document.documentElement.lang = 'hi';
    document.documentElement.dataset.mantineColorScheme = 'dark';
    const frame = draw();
    void openEarlyFrame('convert', config());
    await vi.waitFor(() => expect(frame).toHaveAttribute('src'));
    const { origin, pathname, searchParams } = new URL(frame.src);
    expect(origin + pathname).toBe(`${SIGN_KIT}/sign-kit/convert`);
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ text: 'tea', theme: 'dark', lang: 'hi', waits: '1' },
    });
  });

  it('is shown as soon as it says that it is there, and what it said is kept for the app', async () => {
    const frame = draw();
    const opening = openEarlyFrame('learn-sign', config());
    await vi.waitFor(() => expect(frame).toHaveAttribute('src'));
    say(frame, { type: 'signkit:ready', page: 'learn-sign' }, 'http://elsewhere.test');
    expect(frame.dataset.state).toBe('loading');
    expect(screen.getByText('On its way')).toBeVisible();
    say(frame, { type: 'signkit:ready', page: 'learn-sign' });
    await opening;
    expect(frame.dataset.state).toBe('ready');
    expect(screen.getByText('On its way')).not.toBeVisible();
    say(frame, { type: 'signkit:state', isPlaying: true });
    const early = earlyFrame(`${SIGN_KIT}/sign-kit/learn-sign?`);
    expect(early?.url).toBe(frame.src);
    expect(early?.heard.map(({ data }) => (data as { type: string }).type)).toEqual([
      'signkit:ready',
      'signkit:state',
    ]);
    expect(earlyFrame(`${SIGN_KIT}/sign-kit/convert?`)).toBeUndefined();
  });

  it('keeps the app waiting for ten seconds at most', async () => {
    vi.useFakeTimers();
    draw();
    const isOpen = vi.fn();
    void openEarlyFrame('convert', config()).then(isOpen);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(isOpen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isOpen).toHaveBeenCalled();
  });

  it.each([
    [
      'the server does not say where it is',
      () => Promise.resolve(new Response('', { status: 503 })),
    ],
    ['the server is not reached', () => Promise.reject(new Error('offline'))],
    ['nobody asked', () => undefined],
  ])('is left to the app where %s', async (_why, answer) => {
    const frame = draw();
    await openEarlyFrame('convert', answer());
    expect(frame).not.toHaveAttribute('src');
  });

  it('is left to the app where that was quicker', async () => {
    const frame = draw();
    frame.src = `${SIGN_KIT}/sign-kit/convert?theme=light&lang=en`;
    await openEarlyFrame('convert', config());
    expect(new URL(frame.src).searchParams.has('waits')).toBe(false);
  });
});
