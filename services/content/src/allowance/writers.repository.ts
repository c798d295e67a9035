import { isDuplicate } from '@isl/service-kit/mongo';
import type { Collection, Db, ObjectId } from 'mongodb';

/** How much somebody wrote. */
export type Written = { readonly posts: number; readonly comments: number; readonly bytes: number };

type WriterDocument = {
  /** The person. */
  readonly _id: string;
  readonly day: string;
  readonly today: Written;
  /** At least what stands: what was deleted is counted until the next count. */
  readonly all: Written;
  readonly countedAt: Date;
};

type Authored = { readonly _id: ObjectId; readonly title?: string; readonly content: string };

export type WritersRepository = ReturnType<typeof createWritersRepository>;

const NOTHING: Written = { posts: 0, comments: 0, bytes: 0 };

/** How much each person wrote today and in all. */
export function createWritersRepository(db: Db) {
  const writers: Collection<WriterDocument> = db.collection('writers');

  const count = async (authorId: string, kind: 'posts' | 'comments') => {
    const texts = db.collection<Authored>(kind).find({ authorId } as object);
    let [things, bytes] = [0, 0];
    for await (const { title = '', content } of texts.project<Authored>({ title: 1, content: 1 })) {
      things += 1;
      bytes += bytesOf(title) + bytesOf(content);
    }
    return { things, bytes };
  };
  const countAll = async (userId: string): Promise<Written> => {
    const [posts, comments] = [await count(userId, 'posts'), await count(userId, 'comments')];
    return {
      posts: posts.things,
      comments: comments.things,
      bytes: posts.bytes + comments.bytes,
    };
  };
  return {
    find: (userId: string): Promise<WriterDocument | null> => writers.findOne({ _id: userId }),

    /** Counts this in where it is within both bounds of that day; else changes nothing. */
    add: async (
      userId: string,
      day: string,
      more: Written,
      most: { readonly today: Written; readonly all: Written },
    ): Promise<boolean> => {
      const changed = await writers.updateOne(
        {
          _id: userId,
          day,
          ...within('today', more, most.today),
          ...within('all', more, most.all),
        },
        { $inc: { ...added('today', more, 1), ...added('all', more, 1) } },
      );
      return changed.modifiedCount === 1;
    },

    takeBack: async (userId: string, day: string, more: Written): Promise<void> => {
      const change = { ...added('today', more, -1), ...added('all', more, -1) };
      await writers.updateOne({ _id: userId, day }, { $inc: change });
    },

    /** A day begins with nothing written. */
    beginDay: async (userId: string, day: string): Promise<void> => {
      const filter = { _id: userId, day: { $ne: day } };
      await writers.updateOne(filter, { $set: { day, today: NOTHING } });
    },

    /** Makes the record of somebody not known yet, from what stands of theirs. */
    create: async (userId: string, day: string, now: Date): Promise<void> => {
      const fresh = { day, today: NOTHING, all: await countAll(userId), countedAt: now };
      try {
        await writers.updateOne({ _id: userId }, { $setOnInsert: fresh }, { upsert: true });
      } catch (error) {
        // Two first calls at once: the other one's record is as good.
        if (!isDuplicate(error)) throw error;
      }
    },

    /** Counts anew what stands, unless something was written meanwhile. */
    recount: async ({ _id, all }: WriterDocument, now: Date): Promise<void> => {
      const { posts, comments, bytes } = all;
      await writers.updateOne(
        { _id, 'all.posts': posts, 'all.comments': comments, 'all.bytes': bytes },
        { $set: { all: await countAll(_id), countedAt: now } },
      );
    },
  };
}

export function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

const KINDS = ['posts', 'comments', 'bytes'] as const;

function within(span: 'today' | 'all', more: Written, most: Written): object {
  const bounds = KINDS.map((kind) => [`${span}.${kind}`, { $lte: most[kind] - more[kind] }]);
  return Object.fromEntries(bounds);
}

function added(span: 'today' | 'all', more: Written, sign: 1 | -1): Record<string, number> {
  return Object.fromEntries(KINDS.map((kind) => [`${span}.${kind}`, sign * more[kind]]));
}
