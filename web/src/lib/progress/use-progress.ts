import { useEffect, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectClaims } from '../session/session-slice';
import { progressKeeper } from './browser-progress';
import type { Progress } from './merge';

/** What the person at this device has learnt; null until it is read. It goes on being sent. */
export function useProgress(): Progress | null {
  const claims = useSelector(selectClaims);
  // The demo account is everybody's.
  const owner = claims === null || claims.demo ? null : claims.sub;
  useEffect(() => void progressKeeper.start(owner), [owner]);
  return useSyncExternalStore(progressKeeper.subscribe, progressKeeper.progress, () => null);
}
