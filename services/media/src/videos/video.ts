import type { components } from '@isl/contracts/media';
import type { Emotion } from '@isl/contracts/vocabulary';
import { currentTraceparent } from '@isl/service-kit/tracing';
import type { Contribution, Trim } from '../contributions/contribution.js';
import type { Imported } from '../imports/imported.js';
import type { Hidden } from '../moderation/decision.js';
import type { RejectionCode } from '../processing/rejected-error.js';
import { type Arriving, restKeysOf } from '../uploads/resumable/arriving.js';
import type { Demuxer } from '../uploads/sniff.js';

export type WireVideo = components['schemas']['Video'];
export type WireFacts = components['schemas']['GivenFacts'];
export type Category = Emotion;
export type VideoStatus = components['schemas']['VideoStatus'];

/** What the worker made of an original. */
export type Output = {
  readonly videoKey: string;
  readonly posterKey: string;
  readonly videoBytes: number;
  readonly posterBytes: number;
  /** Of both, SHA-256 in hex; unset in records of before they were kept. */
  readonly videoSha256?: string;
  readonly posterSha256?: string;
  readonly durationSeconds: number;
  readonly width: number;
  readonly height: number;
};

export type VideoDocument = {
  readonly _id: string;
  /** Null for what the seed made; a pseudonym of no account for what was brought in. */
  readonly authorId: string | null;
  /** Tells the people who share the demo account apart; null for everybody else. */
  readonly visitorId: string | null;
  readonly username: string | null;
  readonly title: string;
  readonly description: string;
  readonly category: Category;
  /** Of title and description, for the search. */
  readonly words: readonly string[];
  readonly visibility: 'public' | 'private';
  readonly demo: boolean;
  readonly synthetic: boolean;
  /** When the uploader agreed to the video being shown publicly. */
  readonly consentedAt: Date | null;
  readonly idempotencyKey: string;
  readonly status: VideoStatus;
  readonly createdAt: Date;
  readonly original: {
    readonly key: string;
    /** Null until its first bytes have come. */
    readonly demuxer: Demuxer | null;
    readonly bytes: number;
    /** SHA-256 in hex, once it is stored; unset in records of before it was kept. */
    readonly sha256?: string;
  };
  /** Of the request that stored it, where traces are kept: the worker's job stands in the same. */
  readonly traceparent?: string;
  readonly attempts: number;
  /** From when on a worker may take it: at once, after a pause, or when the lease has run out. */
  readonly claimableAt: Date | null;
  readonly leaseToken: string | null;
  readonly output: Output | null;
  readonly reason: string | null;
  /** Unset in records of before there were codes. */
  readonly reasonCode?: RejectionCode;
  /** Of a clip that was recorded and given here; uploads have none. */
  readonly contribution?: Contribution;
  /** Of a large file that comes by way of /uploads and is no contribution: its checksum, in hex. */
  readonly announced?: { readonly sha256: string };
  /** By a moderator; from then on only its owner and moderators see it. */
  readonly hidden?: Hidden;
  /** Of a clip of somebody else's set. */
  readonly imported?: Imported;
  /** The points that were found in it, by which the avatar signs it (src/takes). */
  readonly take?: {
    readonly bytes: number;
    readonly sha256: string;
    /** What the face does was looked for, by its giver's word. */
    readonly hasFace?: true;
  };
  /** Why no movement can be made of it: it is not looked at again. */
  readonly takeFault?: string;
  /** While it comes by way of /uploads. */
  readonly arriving?: Arriving;
};

export function originalKey(id: string): string {
  return `${id}/original`;
}

export function outputKeys(id: string, leaseToken: string) {
  return { videoKey: `${id}/${leaseToken}.mp4`, posterKey: `${id}/${leaseToken}.webp` };
}

export function tracedBy(): Pick<VideoDocument, 'traceparent'> {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { traceparent };
}

/** The points of a clip that was given as points alone. */
export const landmarksKey = (id: string): string => `${id}/landmarks.pose`;

/** The points that were found in a clip that is shown. */
export const takeKey = (id: string): string => `${id}/take.pose`;

/** Of the part that was given, while and after a lease cuts it from the recording. */
export const cutKey = (id: string, leaseToken: string): string => `${id}/${leaseToken}.cut.mp4`;

/** The given part of a recording that is still whole. */
export const trimDue = ({ _id, original, contribution }: VideoDocument): Trim | undefined =>
  original.key === originalKey(_id) ? contribution?.trim : undefined;

/** Every object that belongs to a record as it stands. */
export function keysOf(video: VideoDocument): string[] {
  const { _id: id, leaseToken } = video;
  const lease = leaseToken
    ? [...Object.values(outputKeys(id, leaseToken)), cutKey(id, leaseToken)]
    : [];
  const output = video.output ? [video.output.videoKey, video.output.posterKey] : [];
  const rest = video.arriving ? restKeysOf(video.arriving) : [];
  const landmarks = video.contribution?.picture === 'landmarks' ? [landmarksKey(id)] : [];
  const take = video.take ? [takeKey(id)] : [];
  return [...new Set([video.original.key, ...rest, ...lease, ...output, ...landmarks, ...take])];
}
