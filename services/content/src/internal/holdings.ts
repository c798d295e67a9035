import type { components } from '@isl/contracts/content';
import { sizeOf } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';

export type Holdings = () => Promise<components['schemas']['Holdings']>;

/** What waits for moderators, and how large the database is. */
export function createHoldings(db: Db): Holdings {
  return async () => {
    const [reportsOfPosts, proposals, sayings, database] = await Promise.all([
      db.collection('reports').countDocuments({ openKey: { $exists: true } }),
      db.collection('formProposals').countDocuments({ state: 'open' }),
      db.collection('sayings').countDocuments({ state: 'open' }),
      sizeOf(db),
    ]);
    return { queues: { reportsOfPosts, proposals, sayings }, objects: [], ...database };
  };
}
