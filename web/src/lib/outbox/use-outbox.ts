import { useEffect, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { log } from '../log';
import { selectClaims } from '../session/session-slice';
import { outbox } from './browser-outbox';
import type { OutboxItem } from './outbox';

/** The clips of the signed-in person that are still on this device; they go on being sent. */
export function useOutbox(): readonly OutboxItem[] {
  const claims = useSelector(selectClaims);
  const owner = claims === null || claims.demo ? null : claims.sub;
  useEffect(() => {
    // Where nothing can be kept, as in some private windows, nothing waits either.
    outbox.start(owner).catch((error: unknown) => log.error('no outbox here', error));
  }, [owner]);
  return useSyncExternalStore(outbox.subscribe, outbox.items);
}
