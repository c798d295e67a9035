import type { ErrorCode } from '@isl/contracts/errors';
import { codeOf } from '../../lib/api/errors';
import type { Translate } from '../../lib/i18n/translate';

/** Refusals whose reason people can do something about. */
const reasons = {
  WRITTEN_ENOUGH_TODAY: 'community.refused.enoughToday',
  WRITTEN_ENOUGH: 'community.refused.enough',
  DISCUSSION_FULL: 'community.refused.full',
  LIKES_FULL: 'community.refused.likes',
  VISITOR_LIKES_FULL: 'community.refused.visitorLikes',
  VIDEO_NOT_FOUND: 'community.refused.videoGone',
  VIDEO_NOT_SHOWN: 'community.refused.videoNotShown',
  VIDEO_NOT_READY: 'community.refused.videoNotReady',
  PART_UNAVAILABLE: 'community.refused.videosAway',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** Why the server refused, in a sentence; undefined where it did not say. */
export function refusalOf(t: Translate, error: unknown): string | undefined {
  const code = codeOf(error);
  const isKnown = (text: string | undefined): text is keyof typeof reasons =>
    text !== undefined && text in reasons;
  return isKnown(code) ? t(reasons[code]) : undefined;
}

/** What failed, and why where that is known. */
export function failure(t: Translate, what: string, error: unknown): string {
  return [what, refusalOf(t, error)].filter(Boolean).join(' ');
}
