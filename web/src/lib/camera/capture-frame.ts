import { log } from '../log';
import { FRAME_WIDTH, JPEG_QUALITY } from './camera';

/** One JPEG data URL of the video, scaled to 640 wide and never mirrored; null when not ready. */
export function captureFrame(
  video: HTMLVideoElement | null,
  canvas: HTMLCanvasElement | null,
): string | null {
  const context = canvas?.getContext('2d');
  if (!video || !canvas || !context || video.readyState < video.HAVE_CURRENT_DATA) {
    log.warn('frame skipped: video or canvas is missing or not ready');
    return null;
  }
  const width = Math.min(FRAME_WIDTH, video.videoWidth);
  canvas.width = width;
  canvas.height = Math.round((video.videoHeight * width) / video.videoWidth);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}
