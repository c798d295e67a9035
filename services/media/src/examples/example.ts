import type { Given } from '../contributions/contributions.repository.js';
import { type Objection, objectionTo } from '../videos/rights.js';
import { landmarksKey } from '../videos/video.js';

export type ExampleObjection = Objection | 'no-sign' | 'disputed';

/** Why signs are not learnt from a clip; null of those that the repository's filter finds. */
export function objectionToExample(clip: Given): ExampleObjection | null {
  const { prompt, languageReview } = clip.contribution;
  const objection = objectionTo(clip, 'train');
  if (objection) return objection;
  if (prompt.kind !== 'sign') return 'no-sign';
  return languageReview === 'disputed' ? 'disputed' : null;
}

type ExampleFile = {
  readonly key: string;
  readonly kind: 'mp4' | 'pose';
  /** Unset in records of before it was kept. */
  readonly sha256: string | undefined;
};

/** The clip as it was prepared, or its points where only these were given. */
export function fileOfExample({ _id, contribution, output }: Given): ExampleFile | null {
  if (contribution.hasLandmarks) {
    return { key: landmarksKey(_id), kind: 'pose', sha256: contribution.landmarksSha256 };
  }
  return output && { key: output.videoKey, kind: 'mp4', sha256: output.videoSha256 };
}

/** A clip of no account is somebody's of its own. */
export const personOf = ({ _id, authorId }: Pick<Given, '_id' | 'authorId'>): string =>
  authorId ?? _id;
