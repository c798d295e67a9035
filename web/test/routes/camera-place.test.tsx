import { CLOSES } from '@isl/contracts/frames';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../src/lib/i18n/i18n';
import { installCamera } from '../support/browser';
import { FakeWebSocket } from '../support/fake-web-socket';
import { giveChallenges, isProven } from '../support/proofs';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

const session = { signedIn: false, framesPerSecond: 15 };
const line = 'Many cameras are open where you are. Yours gets a place in a moment…';
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));
const socketTo = async (part: string): Promise<FakeWebSocket> => {
  await waitFor(() => expect(FakeWebSocket.to(part)?.auth).not.toBeUndefined());
  return FakeWebSocket.to(part) as FakeWebSocket;
};

/** Gives passes for proofs, one after another; `givePass` lets a waiting one go. */
function givePasses() {
  const given: string[] = [];
  let givePass = (): void => {};
  const isAllowed = new Promise<void>((resolve) => {
    givePass = resolve;
  });
  server.use(
    http.post(api('/proof/socket-pass'), async ({ request }) => {
      if (!(await isProven(request))) return new HttpResponse(null, { status: 400 });
      await isAllowed;
      given.push(`pass-${given.length + 1}`);
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      return HttpResponse.json({ pass: given.at(-1), expiresAt }, { status: 201 });
    }),
  );
  return { given, givePass: () => givePass() };
}

describe('an address with many cameras', () => {
  beforeEach(() => {
    giveChallenges();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('gets a place by one proof for both services, and says so in one calm line', async () => {
    const { given, givePass } = givePasses();
    openApp('/dashboard/Prediction');
    const emotion = await socketTo('emotion.test');
    const signs = await socketTo('signs.test');
    await act(async () => emotion.greet({ ...session, proofNeeded: true }));
    await act(async () => signs.greet({ ...session, proofNeeded: true }));
    // It takes nobody's place while it waits.
    expect([emotion.isClosed, signs.isClosed]).toEqual([true, true]);
    expect(await screen.findAllByText(line)).toHaveLength(1);
    await act(() => chooseLanguage('hi'));
    expect(screen.getByText(/आपकी जगह से बहुत से कैमरे खुले हैं/)).toBeVisible();
    await act(() => chooseLanguage('en'));
    givePass();
    await waitFor(() => expect(FakeWebSocket.to('emotion.test')).not.toBeUndefined());
    expect((await socketTo('emotion.test')).auth).toMatchObject({ pass: 'pass-1' });
    expect((await socketTo('signs.test')).auth).toMatchObject({ pass: 'pass-1' });
    await act(async () => FakeWebSocket.to('signs.test')?.greet(session));
    await waitFor(() => expect(screen.queryByText(line)).not.toBeInTheDocument());
    expect(given).toHaveLength(1);
  });

  it('works for another pass where one is not taken, later each time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
    const { given, givePass } = givePasses();
    givePass();
    openApp('/dashboard/DataSetCreation', userEvent.setup());
    const first = await socketTo('emotion.test');
    await act(async () => first.greet({ ...session, proofNeeded: true }));
    await waitFor(() => expect(given).toHaveLength(1));
    const second = await socketTo('emotion.test');
    expect(second.auth).toMatchObject({ pass: 'pass-1' });
    await act(async () => second.greet({ ...session, proofNeeded: true }));
    await pass(4000);
    expect(given).toHaveLength(1);
    await pass(1500);
    await waitFor(() => expect(given).toHaveLength(2));
    expect((await socketTo('emotion.test')).auth).toMatchObject({ pass: 'pass-2' });
  });

  it('goes on trying where no pass is to be had', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.post(api('/proof/socket-pass'), () => new HttpResponse(null, { status: 503 })));
    openApp('/dashboard/DataSetCreation');
    const first = await socketTo('emotion.test');
    await act(async () => first.greet({ ...session, proofNeeded: true }));
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith('no pass for the camera', expect.anything()),
    );
    expect(await socketTo('emotion.test')).not.toBe(first);
  });
});

describe('a socket that was closed for want of frames', () => {
  it('rests until the camera starts', async () => {
    installCamera();
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    openApp('/dashboard/Prediction', user);
    const emotion = await socketTo('emotion.test');
    const signs = await socketTo('signs.test');
    await screen.findByText('Connected to the sign service');
    act(() => {
      emotion.drop(CLOSES.idle);
      signs.drop(CLOSES.idle);
    });
    expect(await screen.findByText('The sign service waits for your camera')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sign now' })).toHaveTextContent(
      'Press Start Recording, then sign.',
    );
    await pass(20_000);
    expect(FakeWebSocket.to('signs.test')).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Start Recording' }));
    const again = await socketTo('signs.test');
    expect(await screen.findByText('Connected to the sign service')).toBeVisible();
    await pass(1500);
    expect(again.frames.length).toBeGreaterThan(0);
  });
});
