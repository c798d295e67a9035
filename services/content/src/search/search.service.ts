import type { Clock } from '@isl/service-kit/clock';
import type { SearchSource } from './search.sources.js';
import type { SearchHit, SearchIndex } from './search-index.js';

export type SearchService = ReturnType<typeof createSearchService>;

const DEFAULT_LIMIT = 20;
/** Writes of another copy of the service carry its clock: look this far back for them. */
const OVERLAP_MS = 30_000;
/** Some hits may be gone from the database; so many more are asked of the index. */
const SPARE_HITS = 20;

/**
 * Search over an index in memory that follows the database: before each search it takes in what is
 * new there, whoever wrote it, and after it drops what is not shown any more.
 */
export function createSearchService(dependencies: {
  readonly index: SearchIndex;
  readonly sources: readonly SearchSource[];
  readonly clock: Clock;
}) {
  const { index, sources, clock } = dependencies;
  let followedUntil = new Date(0);

  const follow = async (): Promise<void> => {
    const now = clock();
    const since = new Date(Math.max(0, followedUntil.getTime() - OVERLAP_MS));
    for (const source of sources) {
      for (const entry of await source.shownSince(since)) index.put(entry);
    }
    followedUntil = now;
  };

  const keepShown = async (hits: readonly SearchHit[]): Promise<SearchHit[]> => {
    const shown = new Set<string>();
    for (const { kind, stillShown } of sources) {
      const ids = hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
      for (const id of ids.length > 0 ? await stillShown(ids) : []) shown.add(`${kind}:${id}`);
    }
    return hits.filter(({ kind, id }) => {
      if (shown.has(`${kind}:${id}`)) return true;
      index.drop(kind, id);
      return false;
    });
  };

  return {
    /** Fills the index; from then on each search only takes in what is new. */
    start: follow,

    search: async (query: string, limit = DEFAULT_LIMIT): Promise<SearchHit[]> => {
      await follow();
      const hits = await keepShown(index.search(query, limit + SPARE_HITS));
      return hits.slice(0, limit);
    },
  };
}
