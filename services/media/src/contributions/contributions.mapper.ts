import { mayBeUsed } from '../videos/rights.js';
import { pictureOf, type WireContribution } from './contribution.js';
import type { Own } from './contributions.repository.js';

/** The wire form, for its giver. */
export function toWireContribution(video: Own): WireContribution {
  const { prompt, isVariant, take, consent, outcome, languageReview, faults } = video.contribution;
  return {
    _id: video._id,
    url: `/api/videos/${video._id}/stream`,
    prompt,
    isVariant,
    picture: pictureOf(video.contribution),
    take,
    consent: { ...consent, scopes: [...consent.scopes], at: consent.at.toISOString() },
    status: video.status,
    outcome,
    languageReview,
    faults: [...faults],
    isShown: mayBeUsed(video, 'show'),
    createdAt: video.createdAt.toISOString(),
    ...(video.hidden ? { hiddenReason: video.hidden.reason } : {}),
    ...(video.reasonCode ? { reasonCode: video.reasonCode } : {}),
    ...(video.output ? { durationSeconds: video.output.durationSeconds } : {}),
  };
}
