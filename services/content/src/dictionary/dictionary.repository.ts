import type { Collection, Db, Filter } from 'mongodb';
import {
  type Alphabet,
  type Category,
  type Character,
  type Expression,
  type FoundSign,
  type Sign,
  type SignContent,
  type SignDocument,
  toCharacter,
  toExpression,
  toFoundSign,
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

/** Narrows the signs that a form shows; the alphabet without a name is the default one. */
export type SignQuery = {
  readonly handshape?: string;
  readonly place?: string;
  readonly category?: string;
  readonly alphabet?: Alphabet;
};

type Page = { readonly limit: number; readonly after?: string };

/** Its neighbours in the dictionary's order, and the ids of what belongs to it. */
type Surroundings = Pick<SignDocument, 'around'> & {
  readonly previous?: FoundSign;
  readonly next?: FoundSign;
};

export type DictionaryRepository = ReturnType<typeof createDictionaryRepository>;

/** What lists show of a sign; with its forms and meanings it is ten times as much. */
const CARDS = {
  projection: {
    ...{ kind: 1, name: 1, nameHi: 1, gloss: 1, category: 1, status: 1 },
    ...{ image: 1, video: 1, alt: 1, altHi: 1, confidence: 1, pictureKind: 1 },
  },
} as const;

export function createDictionaryRepository(db: Db) {
  const signs: Collection<SignDocument> = db.collection('signs');
  return {
    listCharacters: async (alphabet?: Alphabet): Promise<Character[]> => {
      const filter = { kind: { $in: ['letter', 'numeral'] }, ...spelledIn(alphabet) } as const;
      return (await signs.find(filter, CARDS).sort({ order: 1 }).toArray()).map(toCharacter);
    },

    listExpressions: async (): Promise<Expression[]> =>
      (await signs.find({ kind: 'expression' }, CARDS).sort({ order: 1 }).toArray()).map(
        toExpression,
      ),

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
      const found = signs.find({ $and: conditions }, CARDS).sort({ gloss: 1, _id: 1 });
      return (await found.limit(query.limit).toArray()).map(toWord);
    },

    listCategories: async (): Promise<string[]> =>
      (await signs.distinct('category', { kind: 'word' })).sort(),

    /** The groups of words by name, each with its surest sign's picture. */
    describeCategories: async (): Promise<Category[]> => {
      const fields = { category: 1, image: 1, pictureKind: 1, confidence: 1 } as const;
      const words = signs.find({ kind: 'word' }, { projection: fields }).sort({ order: 1 });
      const groups = new Map<string, Member[]>();
      for (const word of await words.toArray()) {
        groups.set(word.category, [...(groups.get(word.category) ?? []), word]);
      }
      return [...groups]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, members]) => toCategory(id, members));
    },

    /** The signs of a page; null where `after` is no sign. */
    findSigns: async (query: SignQuery, page: Page): Promise<FoundSign[] | null> => {
      const conditions = [shownBy(query)];
      if (page.after !== undefined) {
        const last = await signs.findOne({ _id: page.after }, { projection: { order: 1 } });
        if (!last) return null;
        conditions.push({ order: { $gt: last.order } });
      }
      const found = signs.find({ $and: conditions }, CARDS).sort({ order: 1 }).limit(page.limit);
      return (await found.toArray()).map(toFoundSign);
    },

    /** What the hands of each sign do that the query's category and alphabet leave. */
    listUses: async ({ category, alphabet }: SignQuery): Promise<(readonly string[])[]> => {
      const narrowed = shownBy({ ...(category && { category }), ...(alphabet && { alphabet }) });
      const found = signs.find(narrowed, { projection: { uses: 1 } });
      return (await found.toArray()).map(({ uses }) => uses);
    },

    findSign: async (id: string): Promise<Sign | null> => {
      const document = await signs.findOne({ _id: id });
      return document && toSign(document);
    },

    /** What stands around a sign, as ids; null where there is no such sign. */
    findAround: async (id: string): Promise<Surroundings | null> => {
      const fields = { order: 1, inAlphabet: 1, alphabets: 1, around: 1 } as const;
      const sign = await signs.findOne({ _id: id }, { projection: fields });
      if (!sign) return null;
      const { order, inAlphabet, alphabets, around } = sign;
      const spelled = spelledIn(inAlphabet ? undefined : alphabets[0]);
      const [previous] = await signs
        .find({ ...spelled, order: { $lt: order } }, CARDS)
        .sort({ order: -1 })
        .limit(1)
        .toArray();
      const [next] = await signs
        .find({ ...spelled, order: { $gt: order } }, CARDS)
        .sort({ order: 1 })
        .limit(1)
        .toArray();
      return {
        around,
        ...(previous && { previous: toFoundSign(previous) }),
        ...(next && { next: toFoundSign(next) }),
      };
    },

    /** Those that there are, in no order. */
    findByIds: async (ids: readonly string[]): Promise<FoundSign[]> =>
      (await signs.find({ _id: { $in: [...ids] } }, CARDS).toArray()).map(toFoundSign),

    /** The ids of forms that no avatar shows, because signers do not agree on them. */
    listDisputedForms: async (): Promise<string[]> => {
      const disputed = { 'forms.status': 'disputed' } as const;
      const found = await signs.find(disputed, { projection: { forms: 1 } }).toArray();
      return found.flatMap(({ forms }) =>
        forms.filter(({ status }) => status === 'disputed').map(({ id }) => id),
      );
    },

    /** How a form stands with those who judged it; null where no sign shows it. */
    standingOf: async (formId: string): Promise<string | null> => {
      const sign = await signs.findOne({ 'forms.id': formId }, { projection: { forms: 1 } });
      return sign?.forms.find(({ id }) => id === formId)?.status ?? null;
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

function spelledIn(alphabet: Alphabet | undefined): Filter<SignDocument> {
  return alphabet === undefined ? { inAlphabet: true } : { alphabets: alphabet };
}

/** Signs with a picture of a form. One hand has both the shape and the place, where both are asked. */
function shownBy({ handshape, place, category, alphabet }: SignQuery): Filter<SignDocument> {
  const uses =
    handshape === undefined
      ? place !== undefined && new RegExp(`@${escapeRegExp(place)}$`)
      : place === undefined
        ? new RegExp(`^${escapeRegExp(handshape)}@`)
        : `${handshape}@${place}`;
  return {
    pictureKind: { $ne: 'drawn' },
    ...spelledIn(alphabet),
    ...(category !== undefined && { category }),
    ...(uses !== false && { uses }),
  } as Filter<SignDocument>;
}

type Member = Pick<SignDocument, 'image' | 'pictureKind' | 'confidence'>;

function toCategory(id: string, members: readonly Member[]): Category {
  const shown = members.filter(({ pictureKind }) => pictureKind !== 'drawn');
  const [first] = [
    ...shown.filter(({ confidence }) => confidence === 'high'),
    ...shown,
    ...members,
  ];
  return {
    id,
    count: members.length,
    withForm: shown.length,
    image: first?.image ?? '',
    pictureKind: first?.pictureKind ?? 'drawn',
  };
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
