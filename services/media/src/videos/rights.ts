import { isModerator } from '@isl/service-kit/access';
import type { Caller } from '../access/callers.js';
import type { VideoDocument } from './video.js';

/** The demo account is shared, so there the visitor has to match as well. */
export function isOwner(video: VideoDocument, caller: Caller): boolean {
  if (!caller.user || caller.user.id !== video.authorId) return false;
  return !video.demo || (caller.visitorId !== null && caller.visitorId === video.visitorId);
}

export function isOwnerOrModerator(video: VideoDocument, caller: Caller): boolean {
  return isOwner(video, caller) || (caller.user !== null && isModerator(caller.user));
}

export function isShownToAll(video: VideoDocument): boolean {
  return video.status === 'ready' && video.visibility === 'public';
}

export function maySee(video: VideoDocument, caller: Caller): boolean {
  return isShownToAll(video) || isOwnerOrModerator(video, caller);
}
