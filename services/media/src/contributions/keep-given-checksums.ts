import type { Db } from 'mongodb';
import { originalKey, type VideoDocument } from '../videos/video.js';

/**
 * A given clip was compared with its checksum when it arrived: from then on that is the original's,
 * unless a part was cut from it. Of other originals of before nobody knows one.
 */
export async function keepGivenChecksums(db: Db): Promise<void> {
  const videos = db.collection<VideoDocument>('videos');
  const arrived = {
    contribution: { $exists: true },
    status: { $in: ['stored', 'processing', 'ready'] },
    'original.sha256': { $exists: false },
  } as const;
  for await (const { _id, original, contribution } of videos.find(arrived)) {
    if (original.key !== originalKey(_id) || !contribution) continue;
    const change = { 'original.sha256': contribution.sha256 } as Partial<VideoDocument>;
    // Only as it was read: a worker may cut it meanwhile.
    await videos.updateOne({ _id, 'original.key': original.key }, { $set: change });
  }
}
