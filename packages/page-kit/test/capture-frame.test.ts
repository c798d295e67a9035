import { expect, it, vi } from 'vitest';
import { captureFrame } from '../src/capture-frame.js';

const aVideo = (videoWidth: number, videoHeight: number, readyState = 4) =>
  ({ videoWidth, videoHeight, readyState, HAVE_CURRENT_DATA: 2 }) as HTMLVideoElement;

function aCanvas() {
  const drawImage = vi.fn();
  const toDataURL = vi.fn(() => 'data:image/jpeg;base64,AA==');
  const canvas = { width: 0, height: 0, getContext: () => ({ drawImage }), toDataURL };
  return { canvas: canvas as unknown as HTMLCanvasElement, drawImage, toDataURL };
}

it('is a JPEG of at most 640 across, in the shape of the video', () => {
  const { canvas, drawImage, toDataURL } = aCanvas();
  const video = aVideo(1280, 720);
  expect(captureFrame(video, canvas)).toBe('data:image/jpeg;base64,AA==');
  expect([canvas.width, canvas.height]).toEqual([640, 360]);
  // Neither turned nor mirrored.
  expect(drawImage).toHaveBeenCalledWith(video, 0, 0, 640, 360);
  expect(toDataURL).toHaveBeenCalledWith('image/jpeg', 0.7);
});

it('is no larger than a small video', () => {
  const { canvas } = aCanvas();
  captureFrame(aVideo(320, 240), canvas);
  expect([canvas.width, canvas.height]).toEqual([320, 240]);
});

it('is nothing while there is no picture, no video or no canvas', () => {
  const { canvas, drawImage } = aCanvas();
  expect(captureFrame(aVideo(640, 480, 1), canvas)).toBeNull();
  expect(captureFrame(null, canvas)).toBeNull();
  expect(captureFrame(aVideo(640, 480), null)).toBeNull();
  expect(drawImage).not.toHaveBeenCalled();
});
