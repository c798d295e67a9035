import type { Collection, Db, Filter } from 'mongodb';
import {
  type Character,
  type Expression,
  type Sign,
  type SignContent,
  type SignDocument,
  toCharacter,
  toExpression,
  tokensOf,
  toSign,
  toWord,
  type Word,
} from './dictionary.mapper.js';

type WordQuery = {
  readonly limit: number;
  readonly after?: string;
  readonly category?: string;
  readonly q?: string;
};

export type DictionaryRepository = ReturnType<typeof createDictionaryRepository>;

export function createDictionaryRepository(db: Db) {
  const signs: Collection<SignDocument> = db.collection('signs');
  return {
    listCharacters: async (): Promise<Character[]> => {
      const filter = { kind: { $in: ['letter', 'numeral'] }, inAlphabet: true } as const;
      return (await signs.find(filter).sort({ order: 1 }).toArray()).map(toCharacter);
    },

    listExpressions: async (): Promise<Expression[]> =>
      (await signs.find({ kind: 'expression' }).sort({ order: 1 }).toArray()).map(toExpression),

    /** Null where `after` is no word. */
    listWords: async (query: WordQuery): Promise<Word[] | null> => {
      const conditions: Filter<SignDocument>[] = [{ kind: 'word' }];
      if (query.category !== undefined) conditions.push({ category: query.category });
      for (const token of tokensOf([query.q ?? ''])) {
        conditions.push({ tokens: new RegExp(`^${escapeRegExp(token)}`) });
      }
      if (query.after !== undefined) {
        const last = await signs.findOne({ _id: query.after, kind: 'word' });
        if (!last) return null;
        const { gloss } = last;
        conditions.push({ $or: [{ gloss: { $gt: gloss } }, { gloss, _id: { $gt: last._id } }] });
      }
      const found = signs.find({ $and: conditions }).sort({ gloss: 1, _id: 1 }).limit(query.limit);
      return (await found.toArray()).map(toWord);
    },

    listCategories: async (): Promise<string[]> =>
      (await signs.distinct('category', { kind: 'word' })).sort(),

    findSign: async (id: string): Promise<Sign | null> => {
      const document = await signs.findOne({ _id: id });
      return document && toSign(document);
    },

    hasSign: async (id: string): Promise<boolean> =>
      (await signs.findOne({ _id: id }, { projection: { _id: 1 } })) !== null,

    /** Stores what differs and removes what is not among the contents. */
    replaceAll: async (
      contents: readonly SignContent[],
      shownAt: Date,
    ): Promise<{ changed: number; removed: number }> => {
      const stored = await signs.find({}, { projection: { hash: 1 } }).toArray();
      const hashes = new Map(stored.map(({ _id, hash }) => [_id, hash]));
      const changed = contents.filter(({ _id, hash }) => hashes.get(_id) !== hash);
      if (changed.length > 0) {
        await signs.bulkWrite(
          changed.map(({ _id, ...content }) => ({
            replaceOne: { filter: { _id }, replacement: { ...content, shownAt }, upsert: true },
          })),
        );
      }
      const ids = contents.map(({ _id }) => _id);
      const { deletedCount } = await signs.deleteMany({ _id: { $nin: ids } });
      return { changed: changed.length, removed: deletedCount };
    },

    shownSince: async (moment: Date): Promise<Sign[]> =>
      (await signs.find({ shownAt: { $gte: moment } }).toArray()).map(toSign),

    stillShown: async (ids: readonly string[]): Promise<string[]> =>
      (await signs.find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } }).toArray()).map(
        ({ _id }) => _id,
      ),
  };
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
