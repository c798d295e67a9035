import { AXES, type Finder, type Found, POINTS } from '@isl/page-kit/landmarks';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenFinder } from '../../src/lib/landmarks/open-finder';
import { ANSWER_WITHIN_MS } from '../../src/lib/sign-kit/use-sign-kit';
import { installCamera } from '../support/browser';
import { FakeWebSocket } from '../support/fake-web-socket';
import { aFound } from '../support/found';
import { openAtStep, tryAt } from '../support/lesson-camera';
import { aCourseDetail, aLesson, aLessonSign, aSentence, serveCourse } from '../support/lessons';
import { openApp } from '../support/render-app';
import { findFrame } from '../support/sign-kit';

const device = vi.hoisted(() => ({
  open: null as unknown as OpenFinder,
  look: null as ((found: Found) => void) | null,
}));
vi.mock('../../src/lib/landmarks/open-finder', () => ({
  openPageFinder: (...all: Parameters<OpenFinder>) => device.open(...all),
}));
vi.mock('../../src/lib/landmarks/examine', () => ({
  examine: (_: unknown, __: unknown, { onFound }: { onFound: (found: Found) => void }) => {
    device.look = onFound;
    return () => {
      device.look = null;
    };
  },
}));

const finder: Finder = { find: async () => aFound(), close: () => {} };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const picture = /a picture stands for the moving sign/;
const nobodyLooks = /nothing here can look at the camera's pictures/;
const turnOn = 'Turn the camera on';

/** What finds hands is among what this device keeps. */
function keepFinder(): void {
  const caches = { open: async () => ({ match: async () => new Response() }) };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
}

/** A body as it was found, with the depth that a device finds too. */
function seen(pose: readonly number[], at: number): Found {
  const points = new Float32Array(POINTS.body * AXES);
  for (let index = 0; index < POINTS.body; index += 1) {
    points.set(pose.slice(index * 2, index * 2 + 2), index * AXES);
  }
  const visibility = new Float32Array(POINTS.body).fill(1);
  return aFound({ at, body: { points, visibility } });
}

/** A try before the camera, by the clock of who makes it. */
async function showTry(): Promise<void> {
  const begun = Date.now();
  const clock = vi.spyOn(Date, 'now');
  for (const [index, { pose }] of tryAt([0.32, 0.7]).entries()) {
    clock.mockReturnValue(begun + index * 120);
    await act(async () => device.look?.(seen(pose, index * 120)));
  }
  clock.mockRestore();
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  device.open = async () => finder;
  device.look = null;
  return () => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'caches');
  };
});

describe('a sign to watch without a line', () => {
  const path = '/dashboard/courses/family/family-1';

  it('is signed by the avatar, which this device keeps', async () => {
    serveCourse(aCourseDetail());
    openApp(path);
    await heading('mother');
    const { frame, say } = await findFrame('The avatar signs');
    const told = vi.spyOn(frame.contentWindow as Window, 'postMessage');
    say({ type: 'signkit:ready', page: 'learn-sign' });
    await waitFor(() =>
      expect(told.mock.calls.map(([command]) => command)).toContainEqual({
        type: 'signkit:play',
        sign: 'word-mother',
      }),
    );
    expect(screen.queryByText(picture)).not.toBeInTheDocument();
  });

  it('is a picture where the avatar does not come, which is tried anew with the line', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serveCourse(aCourseDetail({ lessons: [aLesson({ _id: 'family-2' })] }));
    openApp(
      '/dashboard/courses/family/family-2',
      userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync }),
    );
    const first = await findFrame('The avatar signs');
    await act(() => vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS));
    expect(screen.getByText(picture)).toBeVisible();
    expect(screen.queryByText(/The avatar does not answer/)).not.toBeInTheDocument();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    const second = await findFrame('The avatar signs');
    expect(second.frame).not.toBe(first.frame);
    expect(screen.queryByText(picture)).not.toBeInTheDocument();
  });
});

describe('the camera of a lesson without a line', () => {
  it('is left out of each step with what to do instead, and the lesson goes on', async () => {
    installCamera();
    const sentence = aSentence('Where is the house?');
    const { user } = await openAtStep(1, {
      signs: [aLessonSign('hello')],
      sentences: [sentence],
    });
    for (const step of ['Copy: hello', 'Now you sign']) {
      await heading(step);
      expect(await screen.findByText(nobodyLooks)).toBeVisible();
      expect(screen.queryByRole('button', { name: turnOn })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Next' }));
    }
    await heading('It says: Where is the house?');
  });

  it('is looked at by the device itself, where it keeps what finds hands', async () => {
    keepFinder();
    installCamera();
    const { user } = await openAtStep(1, { signs: [aLessonSign('hello')] });
    await heading('Copy: hello');
    expect(await screen.findByText(/it looks at your hands itself/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: turnOn }));
    await waitFor(() => expect(device.look).not.toBeNull());
    const sockets = FakeWebSocket.to('signs.test');
    expect(sockets?.frames ?? []).toEqual([]);
    // What compares a try with the form may come later than the camera.
    const told = await waitFor(async () => {
      await showTry();
      return screen.getByRole('list', { name: /^Your last try/ });
    });
    expect(told).toHaveTextContent(/the hand is at the height of the face; it was seen at/);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await heading('Sign: hello');
    expect(screen.getByText(/it compares your hands with the form itself/)).toBeVisible();
  });

  it('is left out where what is kept cannot be opened', async () => {
    keepFinder();
    installCamera();
    device.open = async () => {
      throw new Error('no memory');
    };
    const { user } = await openAtStep(1, { signs: [aLessonSign('hello')] });
    await heading('Copy: hello');
    await screen.findByText(/it looks at your hands itself/);
    await user.click(screen.getByRole('button', { name: turnOn }));
    expect(await screen.findByText(nobodyLooks)).toBeVisible();
  });
});
