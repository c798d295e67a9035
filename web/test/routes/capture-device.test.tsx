import type { Finder, Found } from '@isl/page-kit/landmarks';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, socketTo } from '../support/camera-page';
import { FakeRecorder, installRecorder } from '../support/fake-recorder';
import { aBody, aFound } from '../support/found';
import { button, COUNTDOWN_MS, openGiving, prompt } from '../support/giving';

/** A finder that finds what `seen` says, and counts what it was asked to find. */
function aFinder() {
  const state = {
    seen: {} as Partial<Found>,
    asked: [] as string[],
    open: 0,
    refuse: null as Error | null,
  };
  const openFinder = async (
    finds: readonly string[],
    onLoaded: (bytes: number) => void,
  ): Promise<Finder> => {
    state.asked.push(finds.join(' '));
    if (state.refuse) throw state.refuse;
    onLoaded(1000);
    state.open += 1;
    return {
      find: async (_picture, at) => aFound({ at, ...state.seen }),
      close: () => {
        state.open -= 1;
      },
    };
  };
  return { state, openFinder };
}

const choose = async (name: string | RegExp) => screen.findByRole('radio', { name });
const handsDown = aBody();
const oneUp = aBody({ leftWrist: 0.05 });
const bothUp = aBody({ leftWrist: 0.05, rightWrist: 0.05 });

beforeEach(() => {
  installRecorder();
  vi.stubGlobal('createImageBitmap', async () => ({}));
  const stream = { getTracks: () => [] } as Partial<MediaStream> as MediaStream;
  HTMLCanvasElement.prototype.captureStream = () => stream;
});

describe('what leaves the device', () => {
  it('is the whole video until one chooses; nothing is loaded before', async () => {
    const { state, openFinder } = aFinder();
    openGiving({ openFinder });
    await prompt();
    expect(await choose('The whole video')).toBeChecked();
    expect(state.asked).toEqual([]);
  });

  it('is a video with faces covered: no picture is sent to be read, and the take says so', async () => {
    const { state, openFinder } = aFinder();
    const { user, given } = openGiving({ openFinder, search: '?prompt=sign:word-tea' });
    await prompt();
    const socket = await socketTo('emotion.test');
    await user.click(await choose('The video with every face covered'));
    expect(await screen.findByText('Ready. Everything is found on this device.')).toBeVisible();
    expect(state.asked).toEqual(['face']);
    await user.click(button('Start'));
    await pass(COUNTDOWN_MS);
    await waitFor(() => expect(FakeRecorder.made).toHaveLength(1));
    expect(screen.getByRole('img', { name: 'What is recorded' })).toBeInTheDocument();
    await pass(1000);
    await user.click(button('Stop'));
    const take = within(await screen.findByRole('region', { name: 'tea, take 1' }));
    await user.click(take.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(given).toHaveLength(1));
    expect(given[0]?.draft).toMatchObject({ picture: 'face-hidden', timeline: { entries: [] } });
    expect(given[0]?.points).toBeUndefined();
    expect(socket.frames).toEqual([]);
  });

  it('is the points alone, which go beside their drawing', async () => {
    const { state, openFinder } = aFinder();
    state.seen = handsDown;
    const { user, given } = openGiving({ openFinder, search: '?prompt=sign:word-tea' });
    await prompt();
    await user.click(await choose('Only the points of body, hands and face'));
    await user.click(button('Start'));
    await pass(COUNTDOWN_MS);
    await waitFor(() => expect(FakeRecorder.made).toHaveLength(1));
    await pass(1000);
    await user.click(button('Stop'));
    const take = within(await screen.findByRole('region', { name: 'tea, take 1' }));
    await user.click(take.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(given).toHaveLength(1));
    expect(state.asked).toEqual(['hands body face']);
    expect(given[0]?.draft).toMatchObject({ picture: 'landmarks' });
    expect(given[0]?.points?.size).toBeGreaterThan(0);
  });

  it('is remembered on this device', async () => {
    localStorage.setItem('giving-picture', 'landmarks');
    const { openFinder } = aFinder();
    openGiving({ openFinder });
    await prompt();
    expect(await choose('Only the points of body, hands and face')).toBeChecked();
  });

  it('is nothing where it cannot be loaded, which is said, and can be tried again', async () => {
    const { state, openFinder } = aFinder();
    state.refuse = new Error('no WebGL');
    const { user } = openGiving({ openFinder });
    await prompt();
    await user.click(await choose('The video with every face covered'));
    expect(await screen.findByText(/This could not be loaded/)).toBeVisible();
    await user.click(button('Start'));
    await pass(COUNTDOWN_MS);
    expect(FakeRecorder.made).toEqual([]);
    await user.click(button('Stop'));
    state.refuse = null;
    await user.click(button('Try again'));
    expect(await screen.findByText('Ready. Everything is found on this device.')).toBeVisible();
    expect(state.open).toBe(1);
  });
});

describe('raised hands', () => {
  const lift = async (state: { seen: Partial<Found> }, hands: Partial<Found>): Promise<void> => {
    state.seen = hands;
    for (let step = 0; step < 10; step += 1) await pass(200);
    state.seen = handsDown;
    for (let step = 0; step < 3; step += 1) await pass(200);
  };

  it('start a take, end it before they rose, send it, or have it recorded again', async () => {
    const { state, openFinder } = aFinder();
    state.seen = handsDown;
    const { user, given } = openGiving({ openFinder, search: '?prompt=sign:word-tea' });
    await prompt();
    await user.click(await screen.findByRole('checkbox', { name: 'Work with raised hands' }));
    expect(await screen.findByText(/Nothing is recorded here/)).toBeVisible();
    expect(state.asked).toEqual(['body']);

    await lift(state, oneUp);
    for (let second = 0; second < 4; second += 1) await pass(1010);
    expect(FakeRecorder.made).toHaveLength(1);
    await pass(2000);
    await lift(state, oneUp);
    const first = within(await screen.findByRole('region', { name: 'tea, take 1' }));
    expect(first.queryByText('The whole take is given.')).not.toBeInTheDocument();

    await lift(state, bothUp);
    for (let second = 0; second < 4; second += 1) await pass(1010);
    await pass(2000);
    await lift(state, oneUp);
    await screen.findByRole('region', { name: 'tea, take 2' });
    expect(given).toEqual([]);

    await lift(state, oneUp);
    await waitFor(() => expect(given).toHaveLength(1));
    expect(given[0]?.draft).toMatchObject({ take: 2, picture: 'whole' });
    expect(given[0]?.draft.trim?.fromMs).toBe(0);
  });
});
