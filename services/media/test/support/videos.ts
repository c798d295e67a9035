import { newId } from '@isl/service-kit/mongo';
import { originalKey, outputKeys, type VideoDocument } from '../../src/videos/video.js';
import { wordsOf } from '../../src/videos/words.js';
import type { TestApp } from './build.js';

/** A record as the service writes it, `ready` unless told otherwise. */
export function aVideo(fields: Partial<VideoDocument> = {}): VideoDocument {
  const id = fields._id ?? newId();
  const title = fields.title ?? 'A clip';
  const keys = outputKeys(id, 'made');
  return {
    _id: id,
    authorId: 'asha',
    visitorId: null,
    username: 'Asha Rao',
    title,
    description: 'About something',
    category: 'happy',
    words: wordsOf(`${title} About something`),
    visibility: 'public',
    demo: false,
    synthetic: false,
    consentedAt: new Date('2026-03-01T09:00:00Z'),
    idempotencyKey: id,
    status: 'ready',
    createdAt: new Date('2026-03-01T09:00:00Z'),
    original: { key: originalKey(id), demuxer: 'mov', bytes: 3 },
    attempts: 1,
    claimableAt: null,
    leaseToken: null,
    output: {
      ...keys,
      videoBytes: CONTENT.length,
      posterBytes: POSTER.length,
      durationSeconds: 2,
      width: 320,
      height: 180,
    },
    reason: null,
    ...fields,
  };
}

/** Sixteen bytes that stand for a clip: playback sends whatever is there. */
export const CONTENT = '0123456789abcdef';
export const POSTER = 'a picture';

export async function putVideo(
  app: Pick<TestApp, 'database' | 'client' | 'bucket'>,
  fields: Partial<VideoDocument> = {},
): Promise<VideoDocument> {
  const video = aVideo(fields);
  await app.database.db.collection<VideoDocument>('videos').insertOne(video);
  await app.client.putObject(app.bucket, video.original.key, 'raw');
  if (video.output) {
    await app.client.putObject(app.bucket, video.output.videoKey, CONTENT);
    await app.client.putObject(app.bucket, video.output.posterKey, POSTER);
  }
  return video;
}
