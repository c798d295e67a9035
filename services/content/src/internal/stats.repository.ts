import type { Db } from 'mongodb';

type Row = { readonly _id: null; readonly [count: string]: number | null };
type KindRow = { readonly _id: { kind: string; status: string }; readonly signs: number };

export type StatsRepository = ReturnType<typeof createStatsRepository>;

export function createStatsRepository(db: Db) {
  const countPosts = async () => {
    const [row] = await db
      .collection('posts')
      .aggregate<Row>([
        { $match: { hidden: { $exists: false } } },
        {
          $group: {
            _id: null,
            posts: { $sum: 1 },
            comments: { $sum: { $size: { $ifNull: ['$commentIds', []] } } },
            likes: { $sum: { $size: '$likedBy' } },
          },
        },
      ])
      .toArray();
    return {
      posts: row?.posts ?? 0,
      comments: row?.comments ?? 0,
      likes: row?.likes ?? 0,
    };
  };

  const countSigns = async () => {
    const signs = db.collection('signs');
    const rows = await signs
      .aggregate<KindRow>([
        { $match: { inAlphabet: true } },
        { $group: { _id: { kind: '$kind', status: '$status' }, signs: { $sum: 1 } } },
      ])
      .toArray();
    const sum = (matches: (id: KindRow['_id']) => boolean): number =>
      rows.filter((row) => matches(row._id)).reduce((total, row) => total + row.signs, 0);
    return {
      concepts: (await signs.distinct('conceptId')).length,
      letters: sum(({ kind }) => kind === 'letter'),
      numerals: sum(({ kind }) => kind === 'numeral'),
      expressions: sum(({ kind }) => kind === 'expression'),
      words: sum(({ kind }) => kind === 'word'),
      signsWithoutForm: sum(({ status }) => status === 'none' || status === 'withdrawn'),
      signsDraft: sum(({ status }) => status === 'draft'),
      signsReviewed: sum(({ status }) => status === 'reviewed'),
      signsDisputed: sum(({ status }) => status === 'disputed'),
    };
  };

  return {
    counts: async (): Promise<Record<string, number>> => ({
      ...(await countPosts()),
      ...(await countSigns()),
      courses: await db.collection('courses').countDocuments({ removedAt: { $exists: false } }),
      openReports: await db.collection('reports').countDocuments({ openKey: { $exists: true } }),
    }),
  };
}
