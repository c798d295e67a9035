import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { installCamera, refuseCamera } from '../support/browser';
import { openWithClock, pass, socketTo, tell } from '../support/camera-page';
import { aFace } from '../support/factories';
import { FakeWebSocket } from '../support/fake-web-socket';
import { openApp } from '../support/render-app';

describe('data-set creation', () => {
  it('sends a frame every 550 ms after the first second, 640 wide as JPEG of 0.7', async () => {
    const camera = installCamera();
    const { user } = openWithClock('/dashboard/DataSetCreation');
    const start = await screen.findByRole('button', { name: 'Start' });
    const stop = screen.getByRole('button', { name: 'Stop' });
    expect(stop).toBeDisabled();
    const socket = await socketTo('emotion.test');
    expect(FakeWebSocket.to('signs.test')).toBeUndefined();
    await user.click(start);
    expect(start).toBeDisabled();
    expect(stop).toBeEnabled();
    await pass(900);
    expect(socket.frames).toHaveLength(0);
    await pass(150);
    expect(socket.frames).toHaveLength(1);
    await pass(5500);
    expect(socket.frames.length).toBeGreaterThanOrEqual(10);
    expect(socket.frames.length).toBeLessThanOrEqual(12);
    expect(socket.frames[0]).toMatchObject({ id: '1', image: 'data:image/jpeg;base64,AAAA' });
    expect(camera.pictures[0]).toEqual({
      width: 640,
      height: 480,
      type: 'image/jpeg',
      quality: 0.7,
    });
  });

  it('shows what the service reads from the face', async () => {
    installCamera();
    const { user } = openWithClock('/dashboard/DataSetCreation');
    expect(await screen.findByText('Waiting for predictions...')).toBeVisible();
    const socket = await socketTo('emotion.test');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await tell(socket, {
      face_analysis: { Eyebrows: 'raised', Mouth: 'open' },
      predictions: { label: 'surprise', scores: { surprise: 0.8 } },
    });
    expect(await screen.findByText('surprise')).toBeVisible();
    const linesOf = () =>
      within(screen.getByRole('region', { name: 'Face analysis' }))
        .getAllByRole('listitem')
        .map((line) => line.textContent);
    expect(linesOf()).toEqual(['Eyebrows: raised', 'Mouth: open']);
    await tell(socket, {
      id: '2',
      face_analysis: { Face: 'in view', Eyebrows: 'raised', 'Lip corners': 'neutral' },
      face_state: 'in-view',
      face_parameters: aFace({ brows: 'up', lipCorners: 'neutral' }),
    });
    expect(linesOf()).toEqual(['Face: in view', 'Eyebrows: raised', 'Lip corners: neutral']);
    await tell(socket, { id: '3', error: 'frame too large' });
    expect(await screen.findByText('Error: frame too large')).toBeVisible();
    await tell(socket, { id: '4', predictions: { label: '', scores: {} } });
    expect(await screen.findByText('Nothing new was recognised.')).toBeVisible();
  });

  it('says where a face may be grammar, or nobody can be sure of a feeling', async () => {
    installCamera();
    const { user } = openWithClock('/dashboard/DataSetCreation');
    const socket = await socketTo('emotion.test');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    const feeling = within(screen.getByRole('region', { name: 'Emotion' }));
    await tell(socket, { grammar: 'question', predictions: { label: '', scores: {} } });
    expect(await feeling.findByText(/^This may be a question/)).toBeVisible();
    await tell(socket, { id: '2', predictions: { label: '', scores: {}, unsure: true } });
    expect(await feeling.findByText(/^Not sure/)).toBeVisible();
    expect(feeling.queryByText(/may be a question/)).not.toBeInTheDocument();
  });

  it('thanks when stopped, and turns camera and timer off', async () => {
    const camera = installCamera();
    const { user } = openWithClock('/dashboard/DataSetCreation');
    const socket = await socketTo('emotion.test');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await pass(1100);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Thank you for your contribution!');
    expect(camera.stopped()).toBe(true);
    const sent = socket.frames.length;
    await pass(3000);
    expect(socket.frames).toHaveLength(sent);
    expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
  });

  it.each([
    ['NotAllowedError', /The camera is not allowed/],
    ['NotFoundError', /No camera was found/],
    ['NotReadableError', /Close other apps that use it/],
    ['SecurityError', /only to pages opened over https/],
  ])('says how to mend a camera that fails with %s, and logs it', async (name, text) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    refuseCamera(name);
    const { user } = openApp('/dashboard/DataSetCreation');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(logged).toHaveBeenCalledWith('webcam access failed', expect.anything());
    expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
  });

  it.each([
    ['/dashboard/DataSetCreation', 'Start', 'Stop'],
    ['/dashboard/Prediction', 'Start Recording', 'Stop Recording'],
  ])('is tried again on %s once it is mended', async (path, start, stop) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    refuseCamera('NotReadableError');
    const { user } = openApp(path);
    await user.click(await screen.findByRole('button', { name: start }));
    const alert = within(await screen.findByRole('alert'));
    installCamera();
    await user.click(alert.getByRole('button', { name: 'Try the camera again' }));
    expect(await screen.findByRole('button', { name: stop })).toBeEnabled();
    expect(screen.getByText('The camera is on')).toBeVisible();
    expect(screen.queryByText(/Close other apps that use it/)).not.toBeInTheDocument();
  });

  it('says when the camera goes away in the middle, and stops', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const camera = installCamera();
    const { user } = openApp('/dashboard/DataSetCreation');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await screen.findByText('The camera is on');
    act(() => camera.pullPlug());
    expect(await screen.findByText(/The camera went away/)).toBeVisible();
    expect(screen.getByText('The camera is off')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start' })).toBeEnabled();
    expect(logged).toHaveBeenCalledWith('webcam went away', expect.anything());
  });

  it('skips a frame and warns while the picture is not ready', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    installCamera();
    vi.spyOn(HTMLVideoElement.prototype, 'readyState', 'get').mockReturnValue(0);
    const { user } = openWithClock('/dashboard/DataSetCreation');
    const socket = await socketTo('emotion.test');
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await pass(1100);
    expect(socket.frames).toHaveLength(0);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('frame skipped'), '');
  });
});
