import type { components } from '@isl/contracts/media';
import type { Db } from 'mongodb';
import { type Facet, FIELDS, type Narrowing, narrowed } from './narrowing.js';
import { usableFor } from './rights.js';
import type { VideoDocument } from './video.js';

type ValueCount = components['schemas']['ValueCount'];
type Counts = components['schemas']['VideoCounts'];

/** Of one filter; there are more signs than anybody reads through. */
const MOST_VALUES = 500;

export type CountsRepository = ReturnType<typeof createCountsRepository>;

/** How many clips the list would show for each value of each filter. */
export function createCountsRepository(db: Db) {
  const videos = db.collection<VideoDocument>('videos');
  const countBy = async (facet: Facet, narrowing: Narrowing): Promise<ValueCount[]> => {
    // A filter does not narrow its own values, else there would be nothing to change to.
    const others = narrowed({ ...narrowing, [facet]: undefined });
    const field = FIELDS[facet];
    const groups = await videos
      .aggregate<{ _id: string; count: number; label: string }>([
        { $match: { $and: [usableFor('show'), ...others, { [field]: { $type: 'string' } }] } },
        {
          $group: {
            _id: `$${field}`,
            count: { $sum: 1 },
            label: { $first: '$contribution.prompt.label' },
          },
        },
        { $sort: { count: -1, _id: 1 } },
        { $limit: MOST_VALUES },
      ])
      .toArray();
    return groups.map(({ _id: value, count, label }) =>
      facet === 'sign' ? { value, label, count } : { value, count },
    );
  };
  return {
    count: async (narrowing: Narrowing): Promise<Counts> => {
      const [sign, region, kind, review] = await Promise.all([
        countBy('sign', narrowing),
        countBy('region', narrowing),
        countBy('kind', narrowing),
        countBy('review', narrowing),
      ]);
      return { sign, region, kind, review };
    },
  };
}
