import type { components } from '@isl/contracts/media';
import { sizeOf } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import type { WorkersRepository } from '../processing/workers.repository.js';

type Schemas = components['schemas'];
type Row = { readonly _id: null; readonly objects: number; readonly bytes: number };

export type Holdings = () => Promise<Schemas['Holdings']>;

/** What waits for the worker and for moderators, who works, and how much is kept. */
export function createHoldings(db: Db, workers: Pick<WorkersRepository, 'list'>): Holdings {
  const videos = db.collection('videos');
  const standing = (status: string) => videos.countDocuments({ status });
  /** By the records: they are written after the objects, and objects without one are swept. */
  const stored = async (
    kind: 'originals' | 'videos' | 'posters',
    match: object,
    bytes: string,
  ): Promise<Schemas['StoredKind']> => {
    const [row] = await videos
      .aggregate<Row>([
        { $match: match },
        { $group: { _id: null, objects: { $sum: 1 }, bytes: { $sum: bytes } } },
      ])
      .toArray();
    return { kind, objects: row?.objects ?? 0, bytes: row?.bytes ?? 0 };
  };
  const prepared = { output: { $ne: null } };
  return async () => {
    const [arriving, waiting, working, rejected, reported, database, seen, ...objects] =
      await Promise.all([
        standing('pending'),
        standing('stored'),
        standing('processing'),
        standing('rejected'),
        db.collection('reports').countDocuments({ closedBy: null }),
        sizeOf(db),
        workers.list(),
        stored('originals', { status: { $nin: ['pending', 'rejected'] } }, '$original.bytes'),
        stored('videos', prepared, '$output.videoBytes'),
        stored('posters', prepared, '$output.posterBytes'),
      ]);
    return {
      queues: {
        videosArriving: arriving,
        videosWaiting: waiting,
        videosWorking: working,
        videosRejected: rejected,
        reportsOfClips: reported,
      },
      ...{ objects, ...database, workers: seen },
    };
  };
}
