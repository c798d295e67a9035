import { type AuditEntry, type AuditRequest, auditFilter, pageOf } from '@isl/service-kit/audit';
import { NEWEST_FIRST, newId } from '@isl/service-kit/mongo';
import type { Db, Document } from 'mongodb';
import type { Role } from '../accounts/account.js';

type Kind = Extract<AuditEntry['kind'], 'role-change' | 'account-block' | 'message-answered'>;
type Actor = { readonly byId: string | null; readonly by: string | null };
type Undone = Actor & { readonly at: Date };

/** What an admin did to an account, or whoever runs the machine; and messages that were answered. */
export type ActDocument = Actor & {
  readonly _id: string;
  readonly kind: Kind;
  readonly createdAt: Date;
  /** By make grant, which knows no account. */
  readonly byOperator?: true;
  /** Whose account; null once it is gone, and of a message. */
  readonly aboutId: string | null;
  readonly person: string | null;
  /** Of a message its topic. */
  readonly what?: string;
  readonly from?: Role;
  readonly to?: Role;
  readonly reason?: string;
  readonly undone: Undone | null;
};
type NewAct = Omit<ActDocument, '_id' | 'undone'>;

export type ActsRepository = ReturnType<typeof createActsRepository>;

export function createActsRepository(db: Db) {
  const acts = db.collection<ActDocument>('acts');
  return {
    /** Before the act itself: nothing is done of which the log does not know. */
    note: async (act: NewAct): Promise<string> => {
      const _id = newId();
      await acts.insertOne({ _id, ...act, undone: null });
      return _id;
    },
    /** Where it was not done after all. */
    remove: async (_id: string): Promise<void> => {
      await acts.deleteOne({ _id });
    },
    find: (_id: string) => acts.findOne({ _id }),
    /** False where it is undone already. */
    markUndone: async (_id: string, undone: Undone): Promise<boolean> => {
      const { matchedCount } = await acts.updateOne({ _id, undone: null }, { $set: { undone } });
      return matchedCount === 1;
    },
    /** Every block of this account that stands; how many those were. */
    endBlocks: async (aboutId: string, undone: Undone): Promise<number> => {
      const standing = { kind: 'account-block', aboutId, undone: null } as const;
      return (await acts.updateMany(standing, { $set: { undone } })).modifiedCount;
    },
    list: (asked: AuditRequest): Promise<ActDocument[]> => {
      const kind: Document = asked.kind ? { kind: asked.kind } : {};
      return acts
        .find({ $and: [kind, auditFilter(asked, 'createdAt')] })
        .sort(NEWEST_FIRST)
        .limit(pageOf(asked))
        .toArray();
    },
    /** That something was done stays when an account goes; names and words do not. */
    forget: async (userId: string): Promise<void> => {
      await acts.updateMany(
        { aboutId: userId },
        { $set: { aboutId: null, person: null }, $unset: { reason: '' } },
      );
      await acts.updateMany({ byId: userId }, { $set: { byId: null, by: null } });
      await acts.updateMany(
        { 'undone.byId': userId },
        { $set: { 'undone.byId': null, 'undone.by': null } },
      );
    },
  };
}
