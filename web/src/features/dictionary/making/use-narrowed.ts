import { useEffect, useState } from 'react';
import { type BodyPlace, type Handshape, useFindSignsInfiniteQuery } from '../api';
import type { NearSign } from './found-cards';

export type Narrowing = { readonly handshape?: Handshape; readonly place?: BodyPlace };

/** Of the signs that were found, those of which a hand has the chosen shape at the chosen place. */
export function useNarrowed(near: readonly NearSign[]) {
  const [choice, choose] = useState<Narrowing>({});
  const isNarrowed = Object.keys(choice).length > 0;
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useFindSignsInfiniteQuery(choice);
  const needsMore = isNarrowed && hasNextPage && !isFetching && error === undefined;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  const pages = currentData?.pages ?? [];
  const made = new Set(pages.flatMap(({ data }) => data.map(({ _id }) => _id)));
  return {
    choice,
    choose,
    isNarrowed,
    /** Known only with all pages: until then none is shown that may not belong. */
    isLooking: isNarrowed && error === undefined && (isFetching || needsMore || !currentData),
    error: isNarrowed ? error : undefined,
    retry: () => void refetch(),
    shown: isNarrowed ? near.filter(({ sign }) => made.has(sign._id)) : near,
    /** How many signs of the dictionary are made so, and what leads to any beside what is chosen. */
    counts: pages[0],
  };
}
