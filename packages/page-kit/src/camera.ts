/** Wide enough for the models, small enough for the socket's limit (design, Frames). */
export const FRAME_WIDTH = 640;

const constraints: MediaStreamConstraints = {
  video: { width: { ideal: FRAME_WIDTH }, height: { ideal: 480 }, facingMode: 'user' },
  audio: false,
};

/** `lost`: it was on and went away, as when its plug is pulled. */
export type CameraFault = 'denied' | 'missing' | 'busy' | 'insecure' | 'lost';

/** Turns the webcam on; rejects with the browser's own error. */
export async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('no secure context', 'SecurityError');
  return navigator.mediaDevices.getUserMedia(constraints);
}

/** Turns the webcam off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Calls back when the webcam goes away by itself, not when it is turned off here. */
export function onCameraLost(stream: MediaStream, listener: () => void): void {
  for (const track of stream.getTracks()) track.onended = listener;
}

/**
 * Says now and at each change whether the system holds the pictures back, as when another app takes
 * the webcam or its cover is shut: the last picture then stays in the video.
 */
export function onCameraMuted(stream: MediaStream, listener: (isMuted: boolean) => void): void {
  const tracks = stream.getTracks();
  const say = (): void => listener(tracks.some(({ muted }) => muted));
  for (const track of tracks) {
    track.onmute = say;
    track.onunmute = say;
  }
  say();
}

/** What a person can do something about, from the names that getUserMedia gives its errors. */
export function cameraFault(error: unknown): CameraFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'denied';
  if (name === 'SecurityError') return 'insecure';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}
