import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OwnSign } from './own-signs';

type Schema = DBSchema & { signs: { key: string; value: OwnSign } };

/** The signs that were taught on this device, in IndexedDB: they are nowhere else. */
export function createOwnSignsStore(name = 'isl-own-signs') {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('signs', { keyPath: 'id' });
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
    list: async (): Promise<readonly OwnSign[]> => (await database()).getAll('signs'),
    put: async (signs: readonly OwnSign[]): Promise<void> => {
      const transaction = (await database()).transaction('signs', 'readwrite');
      for (const sign of signs) await transaction.store.put(sign);
      await transaction.done;
    },
    remove: async (id: string): Promise<void> => (await database()).delete('signs', id),
  };
}
