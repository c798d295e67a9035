import type { Find, Finder, Found } from '@isl/page-kit/landmarks';
import { log } from '../log';

type Examining = {
  /** Milliseconds between two pictures, at the least. */
  readonly everyMs: number;
  /** What is looked for in the next picture; all that the finder finds where it is left out. */
  readonly finds?: () => readonly Find[];
  /** `picture` is the very one that was examined; it is drawn over after this. */
  readonly onFound: (found: Found, picture: HTMLCanvasElement) => void;
};

/** A machine that is slower than its camera still answers clicks. */
const REST_MS = 5;

/** Finds points in a camera's pictures, one after the other, until it is told to stop. */
export function examine(
  stream: MediaStream,
  finder: Pick<Finder, 'find'>,
  { everyMs, finds, onFound }: Examining,
): () => void {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
  const picture = document.createElement('canvas');
  const context = picture.getContext('2d');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const look = async (): Promise<void> => {
    const begun = performance.now();
    if (context && video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0) {
      if (picture.width !== video.videoWidth) picture.width = video.videoWidth;
      if (picture.height !== video.videoHeight) picture.height = video.videoHeight;
      context.drawImage(video, 0, 0);
      const found = await finder.find(await createImageBitmap(picture), begun, finds?.());
      if (!isStopped) onFound(found, picture);
    }
    const spent = performance.now() - begun;
    if (!isStopped) timer = setTimeout(again, Math.max(REST_MS, everyMs - spent));
  };
  const again = (): void => {
    look().catch((error: unknown) => {
      if (isStopped) return;
      log.warn('a picture could not be examined', { error });
      timer = setTimeout(again, everyMs);
    });
  };
  void video.play().catch(() => undefined);
  again();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    video.srcObject = null;
  };
}
