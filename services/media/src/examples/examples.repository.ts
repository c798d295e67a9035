import type { components } from '@isl/contracts/common';
import type { Db, Filter } from 'mongodb';
import type { Given } from '../contributions/contributions.repository.js';
import { usableFor } from '../videos/rights.js';
import type { VideoDocument } from '../videos/video.js';

type SignExamples = components['schemas']['SignExamples'];
type Row = Pick<Given, '_id' | 'authorId'> & {
  readonly contribution: Pick<Given['contribution'], 'prompt'>;
};

export type ExamplesRepository = ReturnType<typeof createExamplesRepository>;

/** Beyond them the oldest are left out. */
const MOST = 20_000;

/** Clips of signs that may be learnt from, but those that signers dispute. */
const EXAMPLES: Filter<VideoDocument> = {
  ...usableFor('train'),
  'contribution.prompt.kind': 'sign',
  'contribution.languageReview': { $ne: 'disputed' },
};

/** The clips that the sign service recognises signs by. */
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
  };
}

function bySignAndGiver(clips: readonly Row[]): SignExamples[] {
  const signs = new Map<string, Map<string, string[]>>();
  for (const { _id, authorId, contribution } of clips) {
    const givers = orNew(signs, contribution.prompt.id, () => new Map<string, string[]>());
    // A clip of no account is somebody's of its own.
    orNew(givers, authorId ?? _id, () => []).push(_id);
  }
  return [...signs].map(([id, givers]) => ({ id, people: [...givers.values()] }));
}

function orNew<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
