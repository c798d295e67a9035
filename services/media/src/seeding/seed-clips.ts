import { EMOTIONS } from '@isl/contracts/vocabulary';
import type { Clock } from '@isl/service-kit/clock';
import { isDuplicate, newId } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Log } from '../log.js';
import type { ObjectStore } from '../store/object-store.js';
import { type Category, keysOf, originalKey, type VideoDocument } from '../videos/video.js';
import { createVideosRepository } from '../videos/videos.repository.js';
import { wordsOf } from '../videos/words.js';
import { findClips } from './find-clips.js';

type Deps = {
  readonly db: Db;
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Where the product's pictures and clips are; the first that has a file gives it. */
  readonly assetFolders: readonly string[];
};

/** Raised when the clips are made anew: installations then get the new ones as well. */
const EDITION = 'avatar-1';
/** A clip is stored within a second; one still pending after this was left by a process that died. */
const ABANDONED_MS = 60_000;

/**
 * One clip of the avatar an emotion, so that a new installation is not empty; processed like any
 * upload. Done once an installation: what an admin deletes stays deleted.
 */
export async function seedClips({ db, store, clock, log, assetFolders }: Deps): Promise<number> {
  const done = db.collection<{ _id: string; at: Date }>('seeded');
  const videos = createVideosRepository(db);

  /** Whether the clip has to be added; what a process left half-done is cleared away first. */
  const isMissing = async (category: Category): Promise<boolean> => {
    const mark = markOf(category);
    if (await done.findOne({ _id: mark })) return false;
    const video = await videos.findByKey(null, mark);
    if (!video) return true;
    if (video.status !== 'pending') return false;
    if (clock().getTime() - video.createdAt.getTime() < ABANDONED_MS) return false;
    if (!(await videos.removePending(video._id))) return false;
    await store.remove(keysOf(video));
    return true;
  };
  const add = async (category: Category, file: string): Promise<void> => {
    const video = avatarVideo(category, clock());
    await videos.insert(video);
    const written = await store.upload(file, video.original.key, 'video/mp4');
    await videos.markStored(video._id, video, written, clock());
    await done.insertOne({ _id: markOf(category), at: clock() });
  };

  const missing: Category[] = [];
  // Lists show the newest first, so the first emotion is added last.
  for (const category of EMOTIONS.toReversed()) {
    if (await isMissing(category)) missing.push(category);
  }
  let added = 0;
  for (const { category, file } of await findClips(missing, assetFolders)) {
    try {
      await add(category, file);
      added += 1;
    } catch (error) {
      // Another process, started at the same time, was quicker.
      if (!isDuplicate(error)) throw error;
    }
  }
  if (added > 0) log.info({ added }, 'seeded');
  return added;
}

const markOf = (category: Category): string => `${EDITION}-${category}`;

function avatarVideo(category: Category, now: Date): VideoDocument {
  const id = newId();
  const title = `${category.charAt(0).toUpperCase()}${category.slice(1)} (avatar)`;
  const description = 'The face of the avatar: made by a computer as an example, not a person.';
  return {
    _id: id,
    authorId: null,
    visitorId: null,
    username: null,
    title,
    description,
    category,
    words: wordsOf(`${title} ${description}`),
    visibility: 'public',
    demo: false,
    synthetic: true,
    consentedAt: null,
    idempotencyKey: markOf(category),
    status: 'pending',
    createdAt: now,
    original: { key: originalKey(id), demuxer: 'mov', bytes: 0 },
    attempts: 0,
    claimableAt: null,
    leaseToken: null,
    output: null,
    reason: null,
  };
}
