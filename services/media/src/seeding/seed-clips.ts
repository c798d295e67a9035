import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from 'mongodb';
import type { Clock } from '../clock.js';
import { isDuplicate, newId } from '../db/ids.js';
import type { Log } from '../log.js';
import type { ObjectStore } from '../store/object-store.js';
import { type Category, keysOf, originalKey, type VideoDocument } from '../videos/video.js';
import { createVideosRepository } from '../videos/videos.repository.js';
import { wordsOf } from '../videos/words.js';
import { renderClip } from './render-clip.js';

type Deps = {
  readonly db: Db;
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly ffmpeg: string;
};

/** Raised when the clips are made anew: installations then get the new ones as well. */
const EDITION = 'drawn-1';
const CATEGORIES: readonly Category[] = ['anger', 'neutral', 'surprise', 'sad', 'happy'];
/** A clip is stored within a second; one still pending after this was left by a process that died. */
const ABANDONED_MS = 60_000;

/**
 * One drawn clip an emotion, so that a new installation is not empty; processed like any upload.
 * Done once an installation: what an admin deletes stays deleted.
 */
export async function seedClips({ db, store, clock, log, ffmpeg }: Deps): Promise<number> {
  const done = db.collection<{ _id: string; at: Date }>('seeded');
  const videos = createVideosRepository(db);

  /** Whether the clip has to be made; what a process left half-done is cleared away first. */
  const isMissing = async (mark: string): Promise<boolean> => {
    if (await done.findOne({ _id: mark })) return false;
    const video = await videos.findByKey(null, mark);
    if (!video) return true;
    if (video.status !== 'pending') return false;
    if (clock().getTime() - video.createdAt.getTime() < ABANDONED_MS) return false;
    if (!(await videos.removePending(video._id))) return false;
    await store.remove(keysOf(video));
    return true;
  };
  const add = async (category: Category, mark: string, file: string): Promise<void> => {
    const video = drawnVideo(category, mark, clock());
    await videos.insert(video);
    const bytes = await store.upload(file, video.original.key, 'video/mp4');
    await videos.markStored(video._id, video, bytes, clock());
    await done.insertOne({ _id: mark, at: clock() });
  };

  let made = 0;
  for (const category of CATEGORIES) {
    const mark = `${EDITION}-${category}`;
    if (!(await isMissing(mark))) continue;
    const folder = await mkdtemp(join(tmpdir(), 'isl-media-seed-'));
    try {
      const file = join(folder, 'clip.mp4');
      await renderClip(ffmpeg, category, file);
      await add(category, mark, file);
      made += 1;
    } catch (error) {
      // Another process, started at the same time, was quicker.
      if (!isDuplicate(error)) throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  if (made > 0) log.info({ made }, 'seeded');
  return made;
}

function drawnVideo(category: Category, mark: string, now: Date): VideoDocument {
  const id = newId();
  const title = `${category.charAt(0).toUpperCase()}${category.slice(1)} (drawn)`;
  const description = 'A drawn face, made by the product itself as an example.';
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
    idempotencyKey: mark,
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
