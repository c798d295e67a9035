import { useEffect, useState } from 'react';
import { useGetSystemStateQuery } from './api';
import { useIsShown } from './use-is-shown';

/** The server asks the parts at most every two seconds. */
const REFRESH_MS = 5_000;

/** The state, asked anew while somebody looks and has not stopped it. */
export function useSystemState() {
  const isShown = useIsShown();
  const [isStopped, setStopped] = useState(false);
  const isFollowing = isShown && !isStopped;
  const { data, isError, refetch } = useGetSystemStateQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isFollowing ? REFRESH_MS : 0,
  });
  const [wasFollowing, setWasFollowing] = useState(isFollowing);
  useEffect(() => {
    if (wasFollowing === isFollowing) return;
    setWasFollowing(isFollowing);
    // What stood there meanwhile is old.
    if (isFollowing) void refetch();
  }, [isFollowing, wasFollowing, refetch]);
  return { state: data, isError, refetch, isStopped, setStopped };
}
