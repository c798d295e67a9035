import type { components } from '@isl/contracts/media';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What a take is given with; checksum and size are told from its bytes. */
export type TakeDraft = Omit<components['schemas']['ContributionDraft'], 'sha256' | 'bytes'>;
/** A take as it is kept on this device until the server has it. */
export type KeptTake = {
  readonly id: string;
  /** Who recorded it; nobody else who uses this browser sees or sends it. */
  readonly userId: string;
  readonly draft: TakeDraft;
  readonly blob: Blob;
  /** Of a clip that is given as points alone; its blob is their drawing. */
  readonly points?: Blob;
  readonly createdAt: number;
  /** Once it is announced, and once its upload is open. */
  readonly contributionId?: string;
  readonly uploadUrl?: string;
  /** It was begun anew, as after it had come damaged. */
  readonly isSecondTry?: boolean;
  /** Why it is not sent again by itself. */
  readonly code?: string;
};

type Schema = DBSchema & {
  takes: { key: string; value: KeptTake; indexes: { userId: string } };
};

export type OutboxStore = ReturnType<typeof createOutboxStore>;

/** The takes of this device in IndexedDB; what is put there survives the tab. */
export function createOutboxStore(name = 'isl-outbox') {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('takes', { keyPath: 'id' }).createIndex('userId', 'userId');
      },
      // Another tab brings a newer form: it must not wait for this one.
      blocking: (_from, _to, event) => {
        (event.target as IDBDatabase).close();
        opened = null;
      },
    });
    return opened;
  };
  return {
    put: async (take: KeptTake): Promise<void> => {
      await (await database()).put('takes', take);
    },
    /** Changes what is still there; a take that was discarded meanwhile stays gone. */
    change: async (id: string, change: Partial<KeptTake>): Promise<KeptTake | null> => {
      const transaction = (await database()).transaction('takes', 'readwrite');
      const kept = await transaction.store.get(id);
      if (!kept) return null;
      const changed = { ...kept, ...change };
      await transaction.store.put(changed);
      await transaction.done;
      return changed;
    },
    find: async (id: string): Promise<KeptTake | undefined> => (await database()).get('takes', id),
    remove: async (id: string): Promise<void> => (await database()).delete('takes', id),
    listOf: async (userId: string): Promise<KeptTake[]> => {
      const kept = await (await database()).getAllFromIndex('takes', 'userId', userId);
      return kept.sort((a, b) => a.createdAt - b.createdAt);
    },
  };
}
