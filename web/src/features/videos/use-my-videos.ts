import { useEffect, useState } from 'react';
import { useListMyVideosQuery, type Video } from './api';
import { POLL_MS } from './constants';

const isUnfinished = ({ status }: Video): boolean => status !== 'ready' && status !== 'rejected';

/** One's own videos in every state; those still being prepared are looked at again. */
export function useMyVideos(): {
  /** Undefined until they are known. */
  readonly videos: readonly Video[] | undefined;
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly refetch: () => void;
} {
  const [pollingInterval, setPollingInterval] = useState(0);
  const { data, isError, isLoading, refetch } = useListMyVideosQuery(undefined, {
    pollingInterval,
  });
  const videos = data?.data;
  const isWaiting = videos?.some(isUnfinished) ?? false;
  useEffect(() => setPollingInterval(isWaiting ? POLL_MS : 0), [isWaiting]);
  return { videos, isLoading, isError, refetch: () => void refetch() };
}
