import type { components } from '@isl/contracts/content';
import type { FormVerdict, FormVerdicts } from '@isl/lexicon';
import type { Db } from 'mongodb';

export type Said = components['schemas']['NewFormVerdict'];
export type Standing = components['schemas']['FormVerdicts'];

/** What a person says of a form as it was then. */
export type FormVerdictDocument = Said & {
  readonly _id: string;
  readonly formId: string;
  readonly formHash: string;
  readonly userId: string;
  /** Of a moderator, whose newest word outweighs all reviewers. */
  readonly decides: boolean;
  readonly at: Date;
};

export type FormVerdictsRepository = ReturnType<typeof createFormVerdictsRepository>;

const idOf = (formId: string, userId: string): string => `${formId}:${userId}`;

export function createFormVerdictsRepository(db: Db) {
  const verdicts = db.collection<FormVerdictDocument>('formVerdicts');
  return {
    keep: async (verdict: Omit<FormVerdictDocument, '_id'>): Promise<void> => {
      const _id = idOf(verdict.formId, verdict.userId);
      await verdicts.replaceOne({ _id }, verdict, { upsert: true });
    },
    remove: async (formId: string, userId: string): Promise<boolean> =>
      (await verdicts.deleteOne({ _id: idOf(formId, userId) })).deletedCount === 1,
    removeBy: async (userId: string): Promise<number> =>
      (await verdicts.deleteMany({ userId })).deletedCount,
    allBy: (userId: string) => verdicts.find({ userId }).sort({ at: 1 }).toArray(),
    /** Those on a form as it is now. */
    onForm: (formId: string, formHash: string) => verdicts.find({ formId, formHash }).toArray(),
    /** All of them, oldest first, as the lexicon counts them. */
    byForm: async (): Promise<FormVerdicts> => {
      const byForm = new Map<string, FormVerdict[]>();
      for await (const { formId, ...said } of verdicts.find({}).sort({ at: 1 })) {
        const { formHash, verdict, region, decides, at } = said;
        const date = at.toISOString().slice(0, 10);
        const all = byForm.get(formId) ?? [];
        byForm.set(formId, [...all, { formHash, verdict, region, decides, date }]);
      }
      return byForm;
    },
  };
}
