import type { Db } from 'mongodb';

/** As if whoever was counted last in this ladder had tried so often. */
export async function pretendTries(db: Db, ladder: string, tries: number): Promise<void> {
  const limits = db.collection<{ key: string; points: number }>('limits');
  const newest = await limits.findOne({ key: new RegExp(`^${ladder}:`) }, { sort: { expire: -1 } });
  if (!newest) throw new Error(`nobody was counted for ${ladder}`);
  await limits.updateOne({ key: newest.key }, { $set: { points: tries } });
}
