import type { components } from '@isl/contracts/common';
import type { Db, Filter, FindCursor } from 'mongodb';
import type { Given } from '../contributions/contributions.repository.js';
import { usableFor } from '../videos/rights.js';
import type { VideoDocument } from '../videos/video.js';
import { type ExampleObjection, objectionToExample, personOf } from './example.js';

type SignExamples = components['schemas']['SignExamples'];
type Row = Pick<Given, '_id' | 'authorId'> & {
  readonly contribution: Pick<Given['contribution'], 'prompt'>;
};

export type Weighed = { readonly clip: Given; readonly objection: ExampleObjection | null };

export type ExamplesRepository = ReturnType<typeof createExamplesRepository>;

/** Beyond them the oldest are left out. */
const MOST = 20_000;

/** Clips of signs that may be learnt from, but those that signers dispute. */
const EXAMPLES: Filter<VideoDocument> = {
  ...usableFor('train'),
  'contribution.prompt.kind': 'sign',
  'contribution.languageReview': { $ne: 'disputed' },
};

/** The clips that signs are learnt from, by the sign service and by training. */
export function createExamplesRepository(db: Db) {
  const videos = db.collection<VideoDocument>('videos');
  return {
    list: async (): Promise<SignExamples[]> => {
      const clips = await videos
        .find(EXAMPLES)
        .sort({ createdAt: -1 })
        .limit(MOST)
        .project<Row>({ authorId: 1, 'contribution.prompt.id': 1 })
        .toArray();
      return bySignAndGiver(clips);
    },

    find: async (id: string): Promise<Given | null> =>
      (await videos.findOne({ _id: id, ...EXAMPLES })) as Given | null,

    /** Every clip that was given, and why it is none of them. */
    weigh: async function* (): AsyncGenerator<Weighed> {
      const clips = videos.find({ contribution: { $exists: true } }) as FindCursor<Given>;
      for await (const clip of clips) yield { clip, objection: objectionToExample(clip) };
    },

    idsOf: async (): Promise<ReadonlySet<string>> => {
      const found = await videos.find(EXAMPLES).project<{ _id: string }>({ _id: 1 }).toArray();
      return new Set(found.map(({ _id }) => _id));
    },
  };
}

function bySignAndGiver(clips: readonly Row[]): SignExamples[] {
  const signs = new Map<string, Map<string, string[]>>();
  for (const clip of clips) {
    const givers = orNew(signs, clip.contribution.prompt.id, () => new Map<string, string[]>());
    orNew(givers, personOf(clip), () => []).push(clip._id);
  }
  return [...signs].map(([id, givers]) => ({ id, people: [...givers.values()] }));
}

function orNew<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
