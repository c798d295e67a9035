import type { components } from '@isl/contracts/gateway';
import { newId } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';

type NewMessage = components['schemas']['NewMessage'];
type Message = components['schemas']['Message'];
type Stored = NewMessage & { readonly _id: string; readonly createdAt: Date };

/** More than these are not shown at once; answering some shows the next. */
const SHOWN = 200;

export type MessagesRepository = ReturnType<typeof createMessagesRepository>;

/** What visitors wrote to those who run the site; it stays until it is answered, a year at most. */
export function createMessagesRepository(db: Db) {
  const messages = db.collection<Stored>('messages');
  return {
    keep: async (message: NewMessage, createdAt: Date): Promise<string> => {
      const { topic, text, replyTo } = message;
      const _id = newId();
      await messages.insertOne({ _id, topic, text, ...(replyTo ? { replyTo } : {}), createdAt });
      return _id;
    },
    list: async (): Promise<Message[]> => {
      const stored = await messages.find().sort({ createdAt: 1, _id: 1 }).limit(SHOWN).toArray();
      return stored.map(({ _id: id, createdAt, ...rest }) => ({
        id,
        ...rest,
        createdAt: createdAt.toISOString(),
      }));
    },
    /** How many were older. */
    removeBefore: async (date: Date): Promise<number> =>
      (await messages.deleteMany({ createdAt: { $lt: date } })).deletedCount,
    count: () => messages.countDocuments(),
    /** Its topic; null where there is none. */
    remove: async (id: string): Promise<NewMessage['topic'] | null> =>
      (await messages.findOneAndDelete({ _id: id }))?.topic ?? null,
  };
}
