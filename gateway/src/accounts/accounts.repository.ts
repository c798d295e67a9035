import { isDuplicate } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Account, Block, Role } from './account.js';

type Change = Partial<Pick<Account, 'name' | 'lastName' | 'location' | 'passwordHash'>>;

export type AccountsRepository = {
  /** False where the e-mail is taken. */
  readonly insert: (account: Account) => Promise<boolean>;
  readonly findById: (id: string) => Promise<Account | null>;
  readonly findMany: (ids: readonly string[]) => Promise<Account[]>;
  readonly findByEmailKey: (emailKey: string) => Promise<Account | null>;
  readonly change: (id: string, change: Change) => Promise<Account | null>;
  readonly countAdmins: () => Promise<number>;
  readonly setRoles: (id: string, roles: readonly Role[]) => Promise<Account | null>;
  /** Changes nothing where the account is an admin's. */
  readonly setRolesUnlessAdmin: (id: string, roles: readonly Role[]) => Promise<void>;
  /** The newest first, at most `limit`. */
  readonly listBlocked: (limit: number) => Promise<Account[]>;
  /** Changes nothing and answers null where the account is an admin's, or gone. */
  readonly block: (id: string, block: Block) => Promise<Account | null>;
  readonly unblock: (id: string) => Promise<Account | null>;
  /** Takes an admin's name off what they blocked. */
  readonly forgetBlocker: (adminId: string) => Promise<void>;
  readonly remove: (id: string) => Promise<boolean>;
  /** The demo accounts of former settings. */
  readonly findDemosExcept: (emailKey: string | null) => Promise<Account[]>;
  /** People, so without the demo account. */
  readonly count: () => Promise<number>;
  /** Without admins: they may review, but hold the role to run the site. */
  readonly countReviewers: () => Promise<number>;
};

export function createAccountsRepository(db: Db): AccountsRepository {
  const users = db.collection<Account>('users');
  const update = (id: string, set: Change & Partial<Pick<Account, 'roles'>>) =>
    users.findOneAndUpdate({ _id: id }, { $set: set }, { returnDocument: 'after' });
  return {
    insert: async (account) => {
      try {
        await users.insertOne(account);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
    findById: (id) => users.findOne({ _id: id }),
    findMany: (ids) => users.find({ _id: { $in: [...ids] } }).toArray(),
    findByEmailKey: (emailKey) => users.findOne({ emailKey }),
    change: async (id, change) =>
      Object.keys(change).length === 0 ? users.findOne({ _id: id }) : update(id, change),
    countAdmins: () => users.countDocuments({ roles: 'admin' }),
    setRoles: (id, roles) => update(id, { roles: [...roles] }),
    setRolesUnlessAdmin: async (id, roles) => {
      await users.updateOne({ _id: id, roles: { $ne: 'admin' } }, { $set: { roles: [...roles] } });
    },
    listBlocked: (limit) =>
      users
        .find({ 'block.at': { $exists: true } })
        .sort({ 'block.at': -1 })
        .limit(limit)
        .toArray(),
    block: (id, block) =>
      users.findOneAndUpdate(
        { _id: id, roles: { $ne: 'admin' } },
        { $set: { block } },
        { returnDocument: 'after' },
      ),
    unblock: (id) =>
      users.findOneAndUpdate({ _id: id }, { $unset: { block: '' } }, { returnDocument: 'after' }),
    forgetBlocker: async (adminId) => {
      const nameless = { $unset: { 'block.by': '', 'block.byId': '' } } as const;
      await users.updateMany({ 'block.byId': adminId }, nameless);
    },
    remove: async (id) => (await users.deleteOne({ _id: id })).deletedCount === 1,
    findDemosExcept: (emailKey) =>
      users
        .find({ demo: true, ...(emailKey === null ? {} : { emailKey: { $ne: emailKey } }) })
        .toArray(),
    count: () => users.countDocuments({ demo: false }),
    countReviewers: () =>
      users.countDocuments({
        $and: [{ demo: false }, { roles: 'reviewer' }, { roles: { $ne: 'admin' } }],
      }),
  };
}
