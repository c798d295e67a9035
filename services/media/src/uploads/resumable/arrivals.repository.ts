import type { Db, Document } from 'mongodb';
import type { Written } from '../../store/object-writer.js';
import { tracedBy, type VideoDocument } from '../../videos/video.js';
import type { Listing } from '../../videos/videos.repository.js';
import type { Demuxer } from '../sniff.js';
import { type Arriving, newArriving } from './arriving.js';

export type ArrivingVideo = VideoDocument & { readonly arriving: Arriving };

export type ArrivalsRepository = ReturnType<typeof createArrivalsRepository>;
type Turn = { readonly id: string; readonly round: number };

/** Clips that were announced and have not arrived as a whole. */
export function createArrivalsRepository(db: Db) {
  const videos = db.collection<VideoDocument>('videos');
  const announced = (id: string) =>
    ({ _id: id, status: 'pending', 'arriving.bytes': { $gt: 0 } }) as const;
  const change = async ({ id, round }: Turn, update: Document): Promise<boolean> => {
    const result = await videos.updateOne({ ...announced(id), 'arriving.round': round }, update);
    return result.matchedCount === 1;
  };
  return {
    find: (id: string) => videos.findOne(announced(id)) as Promise<ArrivingVideo | null>,
    /** Announced or arrived by way of /uploads. */
    findAny: (id: string) =>
      videos.findOne({
        _id: id,
        $or: [{ contribution: { $exists: true } }, { announced: { $exists: true } }],
      }),
    /** What waits for its bytes under a new announcement of the same file. */
    announceAnew: (id: string, listing: Listing) =>
      videos.findOneAndUpdate(announced(id), { $set: listing }, { returnDocument: 'after' }),
    countAnnounced: (authorId: string) =>
      videos.countDocuments({ authorId, status: 'pending', announced: { $exists: true } }),
    /** From here on every earlier writer is overtaken. */
    takeTurn: (id: string) =>
      videos.findOneAndUpdate(
        announced(id),
        { $inc: { 'arriving.round': 1 } },
        { returnDocument: 'after' },
      ) as Promise<ArrivingVideo | null>,
    /** False if another writer has taken over. */
    keep: (turn: Turn, kept: Partial<Arriving>) =>
      change(turn, {
        $set: Object.fromEntries(
          Object.entries(kept).map(([name, value]) => [`arriving.${name}`, value]),
        ),
      }),
    startAgain: (turn: Turn, bytes: number) =>
      change(turn, { $set: { arriving: { ...newArriving(bytes), round: turn.round } } }),
    /** From `pending` to `stored`: from here on a worker will take it. */
    markStored: (turn: Turn, facts: Written & { demuxer: Demuxer; at: Date }) =>
      change(turn, {
        $set: {
          status: 'stored',
          claimableAt: facts.at,
          'original.bytes': facts.bytes,
          'original.sha256': facts.sha256,
          'original.demuxer': facts.demuxer,
          ...tracedBy(),
        },
        $unset: { arriving: '' },
      }),
  };
}
