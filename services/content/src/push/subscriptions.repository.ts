import { createHash } from 'node:crypto';
import type { components } from '@isl/contracts/content';
import type { Collection, Db } from 'mongodb';

export type NewSubscription = components['schemas']['NewPushSubscription'];
/** One browser is told of one account: who signs in there next takes it over. */
export type Subscription = NewSubscription & {
  readonly _id: string;
  readonly userId: string;
  readonly createdAt: Date;
};
/** When a person was last told while the app was closed, and whether something waits to be. */
type Turn = { readonly _id: string; readonly isWaiting: boolean; readonly pushedAt: Date };

export type SubscriptionsRepository = ReturnType<typeof createSubscriptionsRepository>;

export const MOST_BROWSERS = 10;
const NEVER = new Date(0);

export function createSubscriptionsRepository(db: Db) {
  const subscriptions: Collection<Subscription> = db.collection('pushSubscriptions');
  const turns: Collection<Turn> = db.collection('pushTurns');
  const listOf = (userId: string): Promise<Subscription[]> =>
    subscriptions.find({ userId }).sort({ createdAt: -1, _id: -1 }).toArray();

  return {
    listOf,

    put: async (userId: string, subscription: NewSubscription, now: Date): Promise<number> => {
      const { endpoint, keys, language } = subscription;
      const own = { userId, endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language };
      const _id = idOf(endpoint);
      await subscriptions.updateOne(
        { _id },
        { $set: { ...own, createdAt: now } },
        { upsert: true },
      );
      const all = await listOf(userId);
      const surplus = all.slice(MOST_BROWSERS).map((one) => one._id);
      if (surplus.length > 0) await subscriptions.deleteMany({ _id: { $in: surplus } });
      return all.length - surplus.length;
    },

    /** Only that person's. */
    remove: async (userId: string, endpoint: string): Promise<void> => {
      await subscriptions.deleteOne({ _id: idOf(endpoint), userId });
    },

    removeAll: async (userId: string): Promise<number> => {
      await turns.deleteOne({ _id: userId });
      return (await subscriptions.deleteMany({ userId })).deletedCount;
    },

    /** The person is told at their next turn, if a browser of theirs is to be told. */
    wait: async (userId: string): Promise<void> => {
      if (!(await subscriptions.findOne({ userId }, { projection: { _id: 1 } }))) return;
      const _id = userId;
      await turns.updateOne(
        { _id },
        { $set: { isWaiting: true }, $setOnInsert: { pushedAt: NEVER } },
        { upsert: true },
      );
    },

    /** Takes the turn of one who waits and was last told before that moment; null where nobody does. */
    claim: async (before: Date, now: Date): Promise<string | null> => {
      const claimed = await turns.findOneAndUpdate(
        { isWaiting: true, pushedAt: { $lte: before } },
        { $set: { isWaiting: false, pushedAt: now } },
        { sort: { pushedAt: 1 } },
      );
      return claimed?._id ?? null;
    },

    /** Of people who have not waited for so long that it says nothing any more. */
    removeTurnsBefore: async (moment: Date): Promise<number> =>
      (await turns.deleteMany({ isWaiting: false, pushedAt: { $lt: moment } })).deletedCount,
  };
}

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** For the person's copy of all that is kept of them, without the keys. */
export function toRecord({ endpoint, language, createdAt }: Subscription) {
  return { endpoint, language, createdAt: createdAt.toISOString() };
}
