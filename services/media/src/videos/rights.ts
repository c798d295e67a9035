import type { components } from '@isl/contracts/media';
import type { ConsentScope } from '@isl/contracts/vocabulary';
import { isModerator } from '@isl/service-kit/access';
import type { Filter } from 'mongodb';
import type { Caller } from '../access/callers.js';
import type { Consent, Contribution } from '../contributions/contribution.js';
import { NOT_OFF } from '../imports/imported.js';
import type { VideoDocument } from './video.js';

/** What somebody wants a clip for; to keep it is no question once it is here. */
export type Use = Exclude<ConsentScope, 'keep'>;

export type Showing = components['schemas']['Showing'];

/** What it depends on. */
export type Usable = Pick<VideoDocument, 'status' | 'visibility'> & {
  readonly hidden?: unknown;
  readonly imported?: { readonly isOn: boolean };
  readonly contribution?: {
    readonly outcome: Contribution['outcome'];
    readonly consent: Pick<Consent, 'scopes' | 'age'>;
  };
};

/** Why a clip may not be used, in words for programs. */
export type Objection =
  | 'hidden'
  | 'set-off'
  | 'not-given'
  | 'not-allowed'
  | 'minor'
  | 'not-accepted'
  | 'not-checked'
  | 'not-ready';

/**
 * Whether a clip may be used so. Every reader goes through this or through `usableFor`, which says
 * the same to the database. A clip that was given needs its giver's word for each use, and two
 * people who could see hands and face in it; a release has no minors. One that was uploaded may be
 * shown where its uploader made it public, and nothing else. What a moderator hid is used for nothing.
 * For a clip that was brought in its licence speaks (src/imports), once an admin has turned it on.
 */
export function mayBeUsed(clip: Usable, use: Use): boolean {
  return objectionTo(clip, use) === null;
}

/** The first thing that stands against it, and last what only takes time; null where nothing does. */
export function objectionTo(clip: Usable, use: Use): Objection | null {
  const { status, visibility, hidden, contribution, imported } = clip;
  if (hidden !== undefined) return 'hidden';
  if (imported?.isOn === false) return 'set-off';
  const isReady = status === 'ready' ? null : 'not-ready';
  if (!contribution) return use === 'show' && visibility === 'public' ? isReady : 'not-given';
  const { consent, outcome } = contribution;
  const isAllowed = consent.scopes.includes('keep') && consent.scopes.includes(use);
  if (!isAllowed) return 'not-allowed';
  if (use === 'release' && consent.age !== 'adult') return 'minor';
  if (outcome === 'not-accepted') return 'not-accepted';
  return outcome === 'accepted' ? isReady : 'not-checked';
}

/** Whether everybody may watch a clip, will once it is prepared and checked, or will not as it stands. */
export function showingOf(clip: Usable): Showing {
  if (mayBeUsed(clip, 'show')) return 'shown';
  const { contribution, status } = clip;
  if (status === 'rejected' || contribution?.outcome === 'not-accepted') return 'not-shown';
  const settled: Usable = {
    ...clip,
    status: 'ready',
    ...(contribution ? { contribution: { ...contribution, outcome: 'accepted' } } : {}),
  };
  return mayBeUsed(settled, 'show') ? 'waiting' : 'not-shown';
}

/** The clips that may be used so. */
export function usableFor(use: Use): Filter<VideoDocument> {
  const given: Filter<VideoDocument> = {
    'contribution.outcome': 'accepted',
    'contribution.consent.scopes': { $all: ['keep', use] },
    ...(use === 'release' ? { 'contribution.consent.age': 'adult' } : {}),
  };
  const uploaded: Filter<VideoDocument> = {
    contribution: { $exists: false },
    visibility: 'public',
  };
  const standing = { status: 'ready', hidden: { $exists: false }, ...NOT_OFF } as const;
  return { ...standing, $or: use === 'show' ? [given, uploaded] : [given] };
}

/** The demo account is shared, so there the visitor has to match as well. */
export function isOwner(video: VideoDocument, caller: Caller): boolean {
  if (!caller.user || caller.user.id !== video.authorId) return false;
  return !video.demo || (caller.visitorId !== null && caller.visitorId === video.visitorId);
}

export function isOwnerOrModerator(video: VideoDocument, caller: Caller): boolean {
  return isOwner(video, caller) || (caller.user !== null && isModerator(caller.user));
}

export function maySee(video: VideoDocument, caller: Caller): boolean {
  return mayBeUsed(video, 'show') || isOwnerOrModerator(video, caller);
}
