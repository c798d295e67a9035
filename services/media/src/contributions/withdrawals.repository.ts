import { newId } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';

/** What was taken back: counts and a moment, nothing of a person. */
type WithdrawalLine = {
  readonly _id: string;
  readonly at: Date;
  readonly clips: number;
  readonly files: number;
};

export type WithdrawalsRepository = ReturnType<typeof createWithdrawalsRepository>;

export function createWithdrawalsRepository(db: Db) {
  const withdrawals = db.collection<WithdrawalLine>('withdrawals');
  return {
    add: async (line: Omit<WithdrawalLine, '_id'>): Promise<void> => {
      await withdrawals.insertOne({ _id: newId(), ...line });
    },
  };
}
