import type { Db } from 'mongodb';

/** One call that must succeed before the person counts as erased. */
type Step = { readonly part: string; readonly at: Date };

export type Erasure = {
  /** The erased person's id; nothing else of them is here. */
  readonly _id: string;
  readonly steps: readonly Step[];
  readonly attempts: number;
  /** When it is tried next. */
  readonly nextAt: Date;
  readonly createdAt: Date;
};

export type ErasuresRepository = {
  /** Repeated, it changes nothing. */
  readonly insert: (erasure: Erasure) => Promise<void>;
  readonly find: (id: string) => Promise<Erasure | null>;
  /** Takes one that is due, so that no other gateway takes it before `nextAt`. */
  readonly claim: (now: Date, nextAt: Date) => Promise<Erasure | null>;
  readonly claimOne: (id: string, nextAt: Date) => Promise<Erasure | null>;
  readonly removeStep: (id: string, step: Step) => Promise<void>;
  readonly postpone: (id: string, nextAt: Date) => Promise<void>;
  /** Nothing of the person is left, this record included. */
  readonly finish: (id: string) => Promise<void>;
  readonly countOpen: () => Promise<number>;
  /** Of those the ones with a step whose time has come. */
  readonly countOverdue: (now: Date) => Promise<number>;
};

export function createErasuresRepository(db: Db): ErasuresRepository {
  const erasures = db.collection<Erasure>('erasures');
  const claimWhere = (filter: object, nextAt: Date) =>
    erasures.findOneAndUpdate(
      filter,
      { $set: { nextAt }, $inc: { attempts: 1 } },
      { sort: { nextAt: 1 }, returnDocument: 'after' },
    );
  return {
    insert: async ({ _id, ...erasure }) => {
      await erasures.updateOne(
        { _id },
        { $setOnInsert: { ...erasure, steps: [...erasure.steps] } },
        { upsert: true },
      );
    },
    find: (id) => erasures.findOne({ _id: id }),
    claim: (now, nextAt) => claimWhere({ nextAt: { $lte: now } }, nextAt),
    claimOne: (id, nextAt) => claimWhere({ _id: id }, nextAt),
    removeStep: async (id, { part, at }) => {
      await erasures.updateOne({ _id: id }, { $pull: { steps: { part, at } } });
    },
    postpone: async (id, nextAt) => {
      await erasures.updateOne({ _id: id }, { $set: { nextAt } });
    },
    finish: async (id) => {
      await erasures.deleteOne({ _id: id });
    },
    countOpen: () => erasures.countDocuments(),
    countOverdue: (now) => erasures.countDocuments({ 'steps.at': { $lte: now } }),
  };
}
