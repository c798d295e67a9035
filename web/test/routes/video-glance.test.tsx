import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askForFewData, askForLessMotion } from '../support/browser';
import { aVideo } from '../support/factories';
import { openApp } from '../support/render-app';
import { api, server } from '../support/server';

const ONE = aVideo({ _id: '1'.repeat(24), title: 'One', url: '/one.mp4' });
const TWO = aVideo({ _id: '2'.repeat(24), title: 'Two', url: '/two.mp4' });
const moving = (): (string | null)[] =>
  [...document.querySelectorAll('video')].map((video) => video.getAttribute('src'));

beforeEach(() => {
  server.use(http.get(api('/videos'), () => HttpResponse.json({ data: [ONE, TWO] })));
});

/** The stage of a card, once the list stands. */
async function stageOf(title: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: `Play ${title}` });
  const stage = button.parentElement;
  if (!stage) throw new Error('the button stands nowhere');
  return stage;
}

/** The events of a browser's pointer; those of jsdom do not say which sort it is. */
function enter(stage: HTMLElement, pointerType = 'mouse'): void {
  const over = createEvent.pointerOver(stage);
  Object.defineProperty(over, 'pointerType', { value: pointerType });
  fireEvent(stage, over);
}

/** A pointer rests there for a while. */
function restOn(stage: HTMLElement, pointerType = 'mouse'): void {
  vi.useFakeTimers();
  enter(stage, pointerType);
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
}

describe('a glance at a video of a list', () => {
  it('plays silently where a mouse rests, and only there', async () => {
    openApp('/dashboard/Datasets');
    const [one, two] = [await stageOf('One'), await stageOf('Two')];
    expect(moving()).toEqual([]);
    restOn(one);
    expect(moving()).toEqual(['/one.mp4']);
    const video = document.querySelector('video');
    expect([video?.muted, video?.controls]).toEqual([true, false]);
    expect(video).toHaveAttribute('aria-hidden', 'true');
    restOn(two);
    expect(moving()).toEqual(['/two.mp4']);
    fireEvent.pointerOut(two, { relatedTarget: document.body });
    expect(moving()).toEqual([]);
  });

  it('plays where the keyboard rests, and stops where it goes on', async () => {
    const { user } = openApp('/dashboard/Datasets');
    const [one, two] = [await stageOf('One'), await stageOf('Two')];
    const buttonOf = (stage: HTMLElement) => within(stage).getByRole('button');
    await user.tab();
    vi.useFakeTimers();
    for (const [stage, url] of [
      [one, '/one.mp4'],
      [two, '/two.mp4'],
    ] as const) {
      act(() => buttonOf(stage).focus());
      // On its way the key starts nothing.
      expect(moving()).toEqual([]);
      act(() => void vi.advanceTimersByTime(1000));
      expect(moving()).toEqual([url]);
    }
    act(() => buttonOf(two).blur());
    expect(moving()).toEqual([]);
    vi.useRealTimers();
  });

  it('is short: it begins again after four seconds', async () => {
    openApp('/dashboard/Datasets');
    restOn(await stageOf('One'));
    const video = document.querySelector('video');
    if (!video) throw new Error('nothing moves');
    video.currentTime = 4.2;
    fireEvent.timeUpdate(video);
    expect(video.currentTime).toBe(0);
  });

  it('is not for a pointer that only passes, nor for a finger', async () => {
    openApp('/dashboard/Datasets');
    const [one, two] = [await stageOf('One'), await stageOf('Two')];
    vi.useFakeTimers();
    enter(one);
    fireEvent.pointerOut(one, { relatedTarget: document.body });
    act(() => void vi.advanceTimersByTime(1000));
    expect(moving()).toEqual([]);
    restOn(two, 'touch');
    expect(moving()).toEqual([]);
  });

  it.each([
    ['less motion', askForLessMotion],
    ['fewer data', askForFewData],
  ])('is not there for who asked for %s; pressing plays all the same', async (_what, ask) => {
    ask();
    const { user } = openApp('/dashboard/Datasets');
    const one = await stageOf('One');
    restOn(one);
    expect(moving()).toEqual([]);
    await user.click(within(one).getByRole('button'));
    expect(moving()).toEqual(['/one.mp4']);
  });

  it('one player stops when another one begins', async () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
    const { user } = openApp('/dashboard/Datasets');
    await user.click(await screen.findByRole('button', { name: 'Play One' }));
    const first = screen.getByLabelText('One');
    expect(pause).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Play Two' }));
    expect(pause.mock.instances).toEqual([first]);
    expect(screen.getByLabelText('Two')).toHaveFocus();
  });
});
