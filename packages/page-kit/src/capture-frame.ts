import { FRAME_WIDTH } from './camera.js';

/** Spec section 7: quality of the JPEG frames. */
const JPEG_QUALITY = 0.7;

/** One JPEG data URL of the video, scaled to 640 wide and never mirrored; null when not ready. */
export function captureFrame(
  video: HTMLVideoElement | null,
  canvas: HTMLCanvasElement | null,
): string | null {
  const context = canvas?.getContext('2d');
  if (!video || !canvas || !context || video.readyState < video.HAVE_CURRENT_DATA) return null;
  canvas.width = Math.min(FRAME_WIDTH, video.videoWidth);
  canvas.height = Math.round((video.videoHeight * canvas.width) / video.videoWidth);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}
