import { useCallback, useEffect, useMemo, useState } from 'react';
import { log } from '../../../lib/log';
import type { OwnSign } from './own-signs';
import { createOwnSignsStore } from './own-signs-store';

const store = createOwnSignsStore();

export type OwnSigns = {
  readonly signs: readonly OwnSign[];
  /** Whether they are kept: false where this browser keeps nothing. */
  readonly keep: (signs: readonly OwnSign[]) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
};

/** What was taught on this device. */
export function useOwnSigns(): OwnSigns {
  const [signs, setSigns] = useState<readonly OwnSign[]>([]);
  const read = useCallback(async (): Promise<void> => {
    const kept = await store.list();
    setSigns([...kept].sort((a, b) => a.name.localeCompare(b.name)));
  }, []);
  useEffect(() => {
    read().catch((error: unknown) => log.error('own signs not read', error));
  }, [read]);
  return useMemo(
    () => ({
      signs,
      keep: async (more) => {
        try {
          await store.put(more);
          await read();
          return true;
        } catch (error) {
          log.error('own signs not kept', error);
          return false;
        }
      },
      remove: async (id) => {
        await store.remove(id);
        await read();
      },
    }),
    [signs, read],
  );
}
