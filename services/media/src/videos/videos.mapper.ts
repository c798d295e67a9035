import { type Contribution, pictureOf } from '../contributions/contribution.js';
import type { Imported } from '../imports/imported.js';
import type { Votes } from '../reviews/verdict.js';
import { mayBeUsed } from './rights.js';
import type { VideoDocument, WireFacts, WireVideo } from './video.js';

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
    // Whoever gave a clip is not named by their account; a name that they chose comes beside this.
    ...(video.username && !video.contribution ? { username: video.username } : {}),
    ...(video.authorId && !video.contribution ? { authorId: video.authorId } : {}),
    ...(video.hidden ? { hiddenReason: video.hidden.reason } : {}),
    ...(video.reason ? { reason: video.reason } : {}),
    ...(video.reasonCode ? { reasonCode: video.reasonCode } : {}),
    ...(video.contribution
      ? {
          prompt: video.contribution.prompt,
          languageReview: video.contribution.languageReview,
          ...(video.contribution.region ? { region: video.contribution.region } : {}),
        }
      : {}),
    ...(video.imported ? { imported: factsOf(video.imported) } : {}),
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

/** What its own page says of a clip that somebody gave. */
export const toFacts = (given: Contribution, votes: Votes): WireFacts => ({
  scopes: [...given.consent.scopes],
  isVariant: given.isVariant,
  picture: pictureOf(given),
  ...votes,
});

const factsOf = ({ setId, licence, credit, source }: Imported) => ({
  ...{ setId, licence, credit, source },
});

const shownTo = (video: VideoDocument): 'public' | 'private' =>
  mayBeUsed(video, 'show') ? 'public' : 'private';
