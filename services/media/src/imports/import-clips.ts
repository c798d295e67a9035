import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '@isl/service-kit/clock';
import { isDuplicate, newId } from '@isl/service-kit/mongo';
import type { ObjectStore } from '../store/object-store.js';
import { keysOf, originalKey, type VideoDocument } from '../videos/video.js';
import type { VideosRepository } from '../videos/videos.repository.js';
import { wordsOf } from '../videos/words.js';
import { pseudonymOf } from './imported.js';
import type { ImportsRepository } from './imports.repository.js';
import { scopesOf } from './licences.js';
import type { ClipToImport } from './manifest/check-rows.js';

type Deps = {
  readonly videos: VideosRepository;
  readonly imports: ImportsRepository;
  readonly store: ObjectStore;
  readonly clock: Clock;
  /** Is told of each clip that is here already. */
  readonly onRepeated: (clip: ClipToImport, known: VideoDocument) => void;
};

export type Imports = { readonly imported: number; readonly repeated: number };

/**
 * Brings clips in one after the other, hidden; the worker does the rest. What a run that was killed
 * left half-done is cleared away and done again by the next one.
 */
export async function importClips(
  setId: string,
  clips: readonly ClipToImport[],
  { videos, imports, store, clock, onRepeated }: Deps,
): Promise<Imports> {
  const clear = async (video: VideoDocument): Promise<void> => {
    if (!(await videos.removePending(video._id))) return;
    await store.abortIncomplete(video.original.key);
    await store.remove(keysOf(video));
  };
  const knownBy = async (sha256: string): Promise<VideoDocument | undefined> => {
    const found = await imports.findByChecksum(sha256);
    for (const one of found.filter((video) => isHalf(video, setId))) await clear(one);
    return found.find((video) => !isHalf(video, setId));
  };
  const add = async (video: VideoDocument, path: string): Promise<boolean> => {
    await videos.insert(video);
    const written = await store.upload(path, video.original.key, 'application/octet-stream');
    if (await videos.markStored(video._id, video, written, clock())) return true;
    // Another run of the same set took this one for left behind.
    await store.remove(keysOf(video));
    return false;
  };

  await imports.open(setId, clock());
  const counts = { imported: 0, repeated: 0 };
  for (const clip of clips) {
    const sha256 = await checksumOf(clip.path);
    const known = await knownBy(sha256);
    if (known) {
      counts.repeated += 1;
      onRepeated(clip, known);
      continue;
    }
    try {
      if (await add(importedVideo(setId, clip, sha256, clock()), clip.path)) counts.imported += 1;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  }
  return counts;
}

/** Begun by an import of this set and not ended. */
const isHalf = ({ status, imported }: VideoDocument, setId: string): boolean =>
  status === 'pending' && imported?.setId === setId;

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function importedVideo(
  setId: string,
  { prompt, licence, credit, source, region, signer = '', demuxer }: ClipToImport,
  sha256: string,
  now: Date,
): VideoDocument {
  const id = newId();
  return {
    _id: id,
    authorId: pseudonymOf(setId, signer),
    visitorId: null,
    username: null,
    title: prompt.label,
    description: '',
    category: 'neutral',
    words: wordsOf(prompt.label),
    visibility: 'private',
    demo: false,
    synthetic: false,
    consentedAt: null,
    idempotencyKey: `sha256:${sha256}`,
    status: 'pending',
    createdAt: now,
    original: { key: originalKey(id), demuxer, bytes: 0 },
    attempts: 0,
    claimableAt: null,
    leaseToken: null,
    output: null,
    reason: null,
    imported: { setId, licence, credit, source, isOn: false },
    contribution: {
      prompt,
      isVariant: false,
      take: 1,
      region: region ?? null,
      consent: { scopes: scopesOf(licence), age: 'adult', at: now },
      sha256,
      // An admin looks through a set before turning it on; how it is signed a signer says.
      outcome: 'accepted',
      faults: [],
      languageReview: 'not-reviewed',
    },
  };
}
