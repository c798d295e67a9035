import { describe, expect, it, vi } from 'vitest';
import {
  cameraFault,
  closeCamera,
  onCameraLost,
  onCameraMuted,
  openCamera,
} from '../src/camera.js';

const aTrack = () => ({ stop: vi.fn(), muted: false }) as unknown as MediaStreamTrack;
const aStream = (...tracks: MediaStreamTrack[]) =>
  ({ getTracks: () => tracks }) as unknown as MediaStream;

describe('the camera', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'insecure'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
  ])('that fails with %s is %s', (name, fault) => {
    expect(cameraFault(new DOMException('', name))).toBe(fault);
  });

  it('that fails with something else is busy', () => {
    expect(cameraFault('what?')).toBe('busy');
  });

  it('is not given to a page that is not secure', async () => {
    // As a browser has it there: no mediaDevices at all.
    const fault = await openCamera().catch(cameraFault);
    expect(fault).toBe('insecure');
  });

  it('is turned off with all its tracks, and that is no loss', () => {
    const [track, lost] = [aTrack(), vi.fn()];
    const stream = aStream(track);
    onCameraLost(stream, lost);
    closeCamera(stream);
    expect(track.stop).toHaveBeenCalledOnce();
    expect(lost).not.toHaveBeenCalled();
  });

  it('that goes away by itself is a loss', () => {
    const [track, lost] = [aTrack(), vi.fn()];
    onCameraLost(aStream(track), lost);
    track.onended?.(new Event('ended'));
    expect(lost).toHaveBeenCalledOnce();
  });

  it('says at once and at each change whether its pictures are held back', () => {
    const [track, said] = [aTrack(), vi.fn()];
    onCameraMuted(aStream(track), said);
    Object.assign(track, { muted: true });
    track.onmute?.(new Event('mute'));
    Object.assign(track, { muted: false });
    track.onunmute?.(new Event('unmute'));
    expect(said.mock.calls).toEqual([[false], [true], [false]]);
  });
});
