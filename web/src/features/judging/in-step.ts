import { FRAME_S, OUT_OF_STEP_S } from './constants';

type Videos = readonly HTMLVideoElement[];

/** Whether all have come to their end; the shorter one waits there for the longer. */
export const areOver = (videos: Videos): boolean => videos.every(({ ended }) => ended);

/** Plays on together, or from the beginning where all are over; `onRefused` where the browser does not let it. */
export function playAll(videos: Videos, onRefused: () => void): void {
  const isOver = areOver(videos);
  if (isOver) rewindAll(videos);
  for (const video of videos) {
    if (video.ended && !isOver) continue;
    video.play().catch((error: unknown) => {
      // Stopped at once, or another clip came: somebody did that.
      if (!(error instanceof DOMException && error.name === 'AbortError')) onRefused();
    });
  }
}

export function pauseAll(videos: Videos): void {
  for (const video of videos) video.pause();
}

export function rewindAll(videos: Videos): void {
  for (const video of videos) video.currentTime = 0;
}

/** One picture on or back, standing still. */
export function stepAll(videos: Videos, frames: 1 | -1): void {
  pauseAll(videos);
  for (const video of videos) {
    const end = Number.isFinite(video.duration) ? video.duration : Number.POSITIVE_INFINITY;
    video.currentTime = Math.min(Math.max(0, video.currentTime + frames * FRAME_S), end);
  }
}

/** Puts those that follow where the first is, where they have drifted from it. */
export function keepInStep([first, ...others]: Videos): void {
  if (!first || first.ended) return;
  for (const video of others) {
    const isApart = Math.abs(video.currentTime - first.currentTime) > OUT_OF_STEP_S;
    const isShorter = video.duration < first.currentTime;
    if (isApart && !isShorter && !video.seeking) video.currentTime = first.currentTime;
  }
}
