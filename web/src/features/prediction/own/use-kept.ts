import { useCallback, useEffect, useMemo, useState } from 'react';
import { log } from '../../../lib/log';
import type { OwnStore } from './own-store';

export type Kept<Value> = {
  readonly all: readonly Value[];
  /** Whether they are kept: false where this browser keeps nothing. */
  readonly keep: (more: readonly Value[]) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  readonly clear: () => Promise<void>;
};

/** What a store of this device has, in this order. */
export function useKept<Value extends { readonly id: string }>(
  store: OwnStore<Value>,
  inOrder: (a: Value, b: Value) => number,
): Kept<Value> {
  const [all, setAll] = useState<readonly Value[]>([]);
  const read = useCallback(async (): Promise<void> => {
    setAll([...(await store.list())].sort(inOrder));
  }, [store, inOrder]);
  useEffect(() => {
    // Mostly there are none, and a whole screen is drawn anew for them.
    const readFirst = async (): Promise<void> => {
      const kept = await store.list();
      if (kept.length > 0) setAll([...kept].sort(inOrder));
    };
    readFirst().catch((error: unknown) => log.error('what is kept was not read', error));
  }, [store, inOrder]);
  return useMemo(
    () => ({
      all,
      keep: async (more) => {
        try {
          await store.put(more);
          await read();
          return true;
        } catch (error) {
          log.error('not kept', error);
          return false;
        }
      },
      remove: async (id) => {
        await store.remove(id);
        await read();
      },
      clear: async () => {
        await store.clear();
        await read();
      },
    }),
    [all, store, read],
  );
}
