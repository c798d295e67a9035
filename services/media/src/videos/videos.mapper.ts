import { mayBeUsed } from './rights.js';
import type { VideoDocument, WireVideo } from './video.js';

/** The wire form; the reason of a rejection is for those who may see the record at all. */
export function toWire(video: VideoDocument): WireVideo {
  const base = `/api/videos/${video._id}`;
  return {
    _id: video._id,
    url: `${base}/stream`,
    title: video.title,
    description: video.description,
    category: video.category,
    status: video.status,
    visibility: video.contribution ? shownTo(video) : video.visibility,
    synthetic: video.synthetic,
    createdAt: video.createdAt.toISOString(),
    // Whoever gave a clip is not named: nobody asked them for their name.
    ...(video.username && !video.contribution ? { username: video.username } : {}),
    ...(video.authorId && !video.contribution ? { authorId: video.authorId } : {}),
    ...(video.reason ? { reason: video.reason } : {}),
    ...(video.reasonCode ? { reasonCode: video.reasonCode } : {}),
    ...(video.contribution
      ? {
          prompt: video.contribution.prompt,
          languageReview: video.contribution.languageReview,
        }
      : {}),
    ...(video.output
      ? {
          poster: `${base}/poster`,
          durationSeconds: video.output.durationSeconds,
          width: video.output.width,
          height: video.output.height,
        }
      : {}),
  };
}

const shownTo = (video: VideoDocument): 'public' | 'private' =>
  mayBeUsed(video, 'show') ? 'public' : 'private';
