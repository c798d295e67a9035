/** Wide enough for the recogniser, small enough for its socket. */
const FRAME_WIDTH = 640;
const JPEG_QUALITY = 0.7;

export type CameraFault = 'denied' | 'missing' | 'busy';

/** Turns the camera on; rejects with the browser's own error. */
export async function openCamera(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('no secure context', 'NotAllowedError');
  return navigator.mediaDevices.getUserMedia({
    video: { width: { ideal: FRAME_WIDTH }, height: { ideal: 480 }, facingMode: 'user' },
    audio: false,
  });
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** What a person can do something about, from the names that browsers give their errors. */
export function cameraFault(error: unknown): CameraFault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}

/** One JPEG data URL of the video, never mirrored; null while there is no picture. */
export function captureFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | null {
  const context = canvas.getContext('2d');
  if (!context || video.readyState < video.HAVE_CURRENT_DATA) return null;
  canvas.width = Math.min(FRAME_WIDTH, video.videoWidth);
  canvas.height = Math.round((video.videoHeight * canvas.width) / video.videoWidth);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}
