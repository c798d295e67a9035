import { NEWEST_FIRST, olderThan } from '@isl/service-kit/mongo';
import type { Db, Filter } from 'mongodb';
import type { Consent, Contribution } from '../contributions/contribution.js';
import type { Written } from '../store/object-writer.js';
import { type Narrowing, narrowed } from './narrowing.js';
import { type Usable, usableFor } from './rights.js';
import { tracedBy, type VideoDocument } from './video.js';
import { wordsNear } from './words.js';

export type Page = { readonly limit: number; readonly after?: string | undefined };
export type Search = Page & Narrowing & { readonly words: readonly string[] };
export type Listing = Pick<VideoDocument, 'title' | 'description' | 'category' | 'words'>;

type Owner = { readonly authorId: string; readonly visitorId?: string | null };

export type VideosRepository = ReturnType<typeof createVideosRepository>;

const SHOWN = usableFor('show');

export function createVideosRepository(db: Db) {
  const videos = db.collection<VideoDocument>('videos');
  const page = async (filter: Filter<VideoDocument>, { limit, after }: Page) => {
    const older = (id: string) =>
      olderThan(id, (_id) => videos.findOne({ _id }, { projection: { createdAt: 1 } }));
    const conditions = after ? [filter, await older(after)] : [filter];
    return videos.find({ $and: conditions }).sort(NEWEST_FIRST).limit(limit).toArray();
  };
  return {
    insert: async (video: VideoDocument): Promise<void> => {
      await videos.insertOne(video);
    },
    find: (id: string) => videos.findOne({ _id: id }),
    findByKey: (authorId: string | null, idempotencyKey: string) =>
      videos.findOne({ authorId, idempotencyKey }),
    /** Where no word begins as asked, words that are a typing slip away count. */
    listShown: async ({ words, limit, after, ...narrowing }: Search) => {
      const rest = { limit, after };
      const chosen = narrowed(narrowing);
      const named = words.map((word) => ({ words: { $regex: `^${word}` } }));
      const exact = { $and: [SHOWN, ...chosen, ...named] };
      if (words.length === 0 || (await videos.findOne(exact, { projection: { _id: 1 } }))) {
        return page(exact, rest);
      }
      const known = await videos.distinct('words', SHOWN);
      const near = words.map((word) => ({ words: { $in: wordsNear(word, known) } }));
      return page({ $and: [SHOWN, ...chosen, ...near] }, rest);
    },
    /** Uploads; what was given has a list of its own. */
    listByAuthor: (authorId: string, visitor: { visitorId: string | null } | null, rest: Page) =>
      page({ authorId, contribution: { $exists: false }, ...(visitor ?? {}) }, rest),
    /** From `pending` to `stored`: from here on a worker will take it. False if it is gone. */
    markStored: async (id: string, listing: Listing, written: Written, at: Date) => {
      const { title, description, category, words } = listing;
      const texts = { title, description, category, words };
      const change = {
        ...texts,
        status: 'stored',
        'original.bytes': written.bytes,
        'original.sha256': written.sha256,
        claimableAt: at,
        ...tracedBy(),
      };
      const filter = { _id: id, status: 'pending' } as const;
      const result = await videos.updateOne(filter, { $set: change as Partial<VideoDocument> });
      return result.matchedCount === 1;
    },
    /** True if the record was still `pending` and is gone now. */
    removePending: async (id: string) => {
      const result = await videos.deleteOne({ _id: id, status: 'pending' });
      return result.deletedCount === 1;
    },
    /** The record as it was at its removal, or null. */
    remove: (id: string) => videos.findOneAndDelete({ _id: id }),
    /** Those of an author, or of one visitor of theirs, that no worker has finished. */
    countWaiting: ({ authorId, visitorId }: Owner) =>
      videos.countDocuments({
        authorId,
        status: { $in: ['stored', 'processing'] },
        ...(visitorId === undefined ? {} : { visitorId }),
      }),
    /** Every record, some at a time. */
    each: (): AsyncIterable<VideoDocument> => videos.find(),
    allOf: (authorId: string) => videos.find({ authorId }).sort(NEWEST_FIRST).toArray(),
    findMany: (ids: readonly string[]) => videos.find({ _id: { $in: [...ids] } }).toArray(),
    listPendingBefore: (before: Date) =>
      videos.find({ status: 'pending', createdAt: { $lt: before } }).toArray(),
    listDemoBefore: (before: Date) =>
      videos.find({ demo: true, createdAt: { $lt: before } }).toArray(),
    /** Counts by everything that a statistic asks for. */
    tally: async (): Promise<Tally[]> => {
      const groups = await videos
        .aggregate<{ _id: Grouped; count: number }>([
          {
            $group: {
              _id: {
                status: '$status',
                visibility: '$visibility',
                synthetic: '$synthetic',
                category: '$category',
                isHidden: { $gt: ['$hidden', null] },
                isOn: '$imported.isOn',
                outcome: '$contribution.outcome',
                scopes: '$contribution.consent.scopes',
                age: '$contribution.consent.age',
              },
              count: { $sum: 1 },
            },
          },
        ])
        .toArray();
      return groups.map(({ _id: { outcome, scopes, age, isHidden, isOn, ...own }, count }) => ({
        ...own,
        ...(isHidden ? { hidden: true } : {}),
        ...(isOn === undefined ? {} : { imported: { isOn } }),
        ...(outcome && scopes && age
          ? { contribution: { outcome, consent: { scopes, age } } }
          : {}),
        count,
      }));
    },
  };
}

export type Tally = Usable &
  Pick<VideoDocument, 'synthetic' | 'category'> & { readonly count: number };
type Grouped = Omit<Tally, 'contribution' | 'count' | 'hidden' | 'imported'> & {
  readonly isOn?: boolean;
  readonly isHidden: boolean;
  readonly outcome?: Contribution['outcome'];
  readonly scopes?: Consent['scopes'];
  readonly age?: Consent['age'];
};
