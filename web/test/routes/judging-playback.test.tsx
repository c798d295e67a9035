import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askForLessMotion } from '../support/browser';
import { aClipToReview } from '../support/factories';
import { address, clipOf, clips, reviews, videoOf } from '../support/judging';
import { openSignedIn } from '../support/render-app';

const model = (): HTMLVideoElement => screen.getByLabelText('The model for word 1');
const button = (name: RegExp) => screen.findByRole('button', { name });
const ended = (video: HTMLVideoElement, isOver = true): void => {
  Object.defineProperty(video, 'ended', { value: isOver, configurable: true });
};

describe('the playback of a clip that is judged', () => {
  const played: HTMLElement[] = [];
  beforeEach(() => {
    played.length = 0;
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
      this: HTMLMediaElement,
    ) {
      played.push(this);
      return Promise.resolve();
    });
  });
  const open = async (...waiting: Parameters<typeof reviews>) => {
    const seen = reviews(...waiting);
    const app = openSignedIn(address);
    await clipOf('word 1');
    return { ...app, seen };
  };

  it('begins by itself, and stops and goes on by the space bar', async () => {
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');
    const { user } = await open(...clips(1));
    expect(played).toEqual([videoOf('word 1')]);
    pause.mockClear();
    await user.keyboard(' ');
    expect(pause).toHaveBeenCalledOnce();
    expect(await button(/^Play$/)).toBeVisible();
    await user.keyboard(' ');
    expect(await button(/^Pause$/)).toBeVisible();
    expect(played).toHaveLength(2);
  });

  it('waits for who asked for less motion', async () => {
    askForLessMotion();
    await open(...clips(1));
    expect(await button(/^Play$/)).toBeVisible();
    expect(played).toEqual([]);
  });

  it('stands where the browser does not let it begin', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
      new DOMException('no', 'NotAllowedError'),
    );
    await open(...clips(1));
    expect(await button(/^Play$/)).toBeVisible();
  });

  it('goes on and back by a picture of 1/25 s', async () => {
    const { user } = await open(...clips(1));
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(videoOf('word 1').currentTime).toBeCloseTo(0.08);
    expect(await button(/^Play$/)).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(videoOf('word 1').currentTime).toBe(0);
  });

  it('keeps speed and mirror for the next clip, which is loaded meanwhile', async () => {
    const { user } = await open(...clips(2));
    const next = videoOf('word 2');
    expect(next).not.toBeVisible();
    expect(next).toHaveAttribute('preload', 'auto');
    await user.keyboard('sm');
    expect(await button(/^Speed 0.5×/)).toBeVisible();
    await user.keyboard('y');
    await clipOf('word 2');
    expect(videoOf('word 2')).toBe(next);
    expect(next).toBeVisible();
    expect(next).toMatchObject({ playbackRate: 0.5 });
    expect(next).toHaveAttribute('data-mirrored', 'true');
    expect(played.at(-1)).toBe(next);
    await user.keyboard('ss');
    expect(next.playbackRate).toBe(1);
  });

  it('shows the model only when asked, as the avatar’s, and keeps both in step', async () => {
    const { user } = await open(...clips(1));
    expect(screen.queryByLabelText('The model for word 1')).not.toBeInTheDocument();
    await user.click(await button(/^Show the model/));
    expect(model()).toHaveAttribute('src', '/static/signs/word-1.mp4');
    expect(screen.getByText('Avatar: made by a computer, not a person')).toBeVisible();
    expect(screen.getByText(/No Deaf signer has checked this model/)).toBeVisible();
    expect(played.slice(-2)).toEqual([videoOf('word 1'), model()]);
    videoOf('word 1').currentTime = 1;
    fireEvent.timeUpdate(videoOf('word 1'));
    expect(model().currentTime).toBe(1);
    await user.keyboard('s{ArrowRight}');
    expect(model()).toMatchObject({ currentTime: 1.04, playbackRate: 0.5 });
    await user.click(await button(/^Hide the model/));
    expect(screen.queryByLabelText('The model for word 1')).not.toBeInTheDocument();
  });

  it('lets the shorter wait for the longer, and begins both again', async () => {
    const { user } = await open(...clips(1));
    await user.click(await button(/^Show the model/));
    const before = played.length;
    ended(videoOf('word 1'));
    fireEvent.ended(videoOf('word 1'));
    expect(played).toHaveLength(before);
    ended(model());
    fireEvent.ended(model());
    expect(played.slice(before)).toEqual([videoOf('word 1'), model()]);
  });

  it('stops at the end once the loop is off', async () => {
    const { user } = await open(...clips(1));
    await user.keyboard('l');
    ended(videoOf('word 1'));
    fireEvent.ended(videoOf('word 1'));
    expect(await button(/^Play$/)).toBeVisible();
    expect(await button(/^Again and again/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('says where there is no model, and has none for a sentence', async () => {
    const sentence = { kind: 'sentence', id: 'a-b', label: 'a b' } as const;
    const { user } = await open(aClipToReview(1), aClipToReview(2, { prompt: sentence }));
    await user.click(await button(/^Show the model/));
    fireEvent.error(model());
    expect(await screen.findByText('There is no model for this.')).toBeVisible();
    await user.keyboard('y');
    await clipOf('a b');
    expect(screen.queryByRole('button', { name: /^Show the model/ })).not.toBeInTheDocument();
  });

  it('can be loaded again when it cannot be played', async () => {
    const { user, seen } = await open(...clips(1));
    fireEvent.error(videoOf('word 1'));
    expect(await screen.findByText('The clip cannot be played now. Load it again.')).toBeVisible();
    await user.click(await button(/^Try again/));
    await waitFor(() => expect(seen.asked).toHaveLength(2));
    await clipOf('word 1');
    expect(screen.queryByText(/cannot be played now/)).not.toBeInTheDocument();
  });

  it('leaves no work to the mouse: No, two reasons and Enter', async () => {
    const { user, seen } = await open(...clips(2));
    await user.keyboard('n1{4}{Enter}');
    await clipOf('word 2');
    await waitFor(() =>
      expect(seen.said).toMatchObject([{ isSeen: false, faults: ['face-missing', 'too-short'] }]),
    );
    await user.keyboard('u');
    await clipOf('word 1');
  });

  it('answers no second clip while a key is held down, and hears no shortcut of the browser', async () => {
    const { user, seen } = await open(...clips(3));
    await user.keyboard('{y>3/}');
    await clipOf('word 2');
    await user.keyboard('{Control>}y{/Control}');
    await clipOf('word 2');
    await waitFor(() => expect(seen.said).toHaveLength(1));
  });

  it('hears the same keys on a keyboard of another script', async () => {
    const { user } = await open(...clips(2));
    fireEvent.keyDown(document.body, { key: 'य', code: 'KeyY' });
    await clipOf('word 2');
    await user.keyboard(' ');
  });
});
