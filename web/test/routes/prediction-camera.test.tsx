import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass } from '../support/camera-page';
import { calm } from '../support/prediction-camera';
import { pressStart } from '../support/recording';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a camera that a person is still asked for', () => {
  it('is not said to be on, and no calm face is counted down meanwhile', async () => {
    const { camera, emotion } = await pressStart({ asksFirst: true });
    await pass(4000);
    expect(screen.getByText('Waiting for the camera…')).toBeVisible();
    expect(screen.queryByText('The camera is on')).not.toBeInTheDocument();
    expect(calm()).not.toBeInTheDocument();
    expect(emotion.frames).toHaveLength(0);

    await act(async () => camera.allow());
    expect(await screen.findByText('First, a calm face.')).toBeVisible();
    expect(screen.getByText('The camera is on')).toBeVisible();
    await pass(1500);
    expect(emotion.frames.length).toBeGreaterThanOrEqual(2);
    expect(calm()).toBeVisible();
    await pass(700);
    expect(calm()).not.toBeInTheDocument();
  });

  it('can be given up, and is turned off when it comes all the same', async () => {
    const { camera, emotion, stop } = await pressStart({ asksFirst: true });
    await stop();
    expect(screen.getByText('The camera is off')).toBeVisible();
    expect(screen.queryByText('Video recording stopped successfully!')).not.toBeInTheDocument();
    expect(screen.queryByText(/No word was recognised/)).not.toBeInTheDocument();
    await act(async () => camera.allow());
    expect(camera.stopped()).toBe(true);
    await pass(1000);
    expect(emotion.frames).toHaveLength(0);
  });

  it('comes for the last Start, however often it was pressed', async () => {
    const { user, camera, emotion, stop } = await pressStart({ asksFirst: true });
    await stop();
    await user.click(screen.getByRole('button', { name: 'Start Recording' }));
    await act(async () => camera.allow());
    await act(async () => camera.allow());
    await screen.findByText('The camera is on');
    await pass(1000);
    expect(emotion.frames.length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Stop Recording' })).toBeVisible();
  });
});
