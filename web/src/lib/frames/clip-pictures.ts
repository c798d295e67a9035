import { FRAME_WIDTH } from '@isl/page-kit/camera';

/**
 * What a video of the page shows, as a webcam would give it, until its track is stopped; also while the
 * video stands still. Rejects where the browser cannot draw it.
 */
export async function openClip(video: HTMLVideoElement): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context || video.videoWidth === 0) throw new DOMException('no picture', 'NotReadableError');
  const scale = Math.min(1, FRAME_WIDTH / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  const stream = canvas.captureStream();
  const [track] = stream.getVideoTracks();
  const draw = (): void => {
    if (track?.readyState !== 'live') return;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    requestAnimationFrame(draw);
  };
  draw();
  return stream;
}
