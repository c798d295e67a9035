import { AppError } from '@isl/service-kit';
import type { Clip } from './clips.js';

/** Throws unless its reader may put it into what they write. */
export function requireOwn(clip: Clip | null): void {
  if (!clip) throw videoNotFound();
  if (!clip.isOwn) {
    throw new AppError('NOT_YOURS', 'Only a video of your own can stand in what you write.');
  }
  if (clip.video.status === 'pending') {
    throw new AppError('VIDEO_NOT_READY', 'This video has not arrived whole yet.');
  }
  if (clip.showing === 'not-shown') throw notShown();
}

/** Throws unless everybody may watch it. */
export function requireShown(clip: Clip | null): void {
  if (!clip) throw videoNotFound();
  if (clip.showing !== 'shown') throw notShown();
}

function videoNotFound(): AppError {
  return new AppError('VIDEO_NOT_FOUND', 'There is no such video.');
}

function notShown(): AppError {
  return new AppError('VIDEO_NOT_SHOWN', 'People on this site may not watch this video.');
}
