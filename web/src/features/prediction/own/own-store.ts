import { type IDBPDatabase, openDB } from 'idb';

type Named = { readonly id: string };
export type OwnStore<Value extends Named> = ReturnType<typeof createOwnStore<Value>>;

/** What was taught on this device, in IndexedDB: it is nowhere else. */
export function createOwnStore<Value extends Named>(name: string, things: string) {
  let opened: Promise<IDBPDatabase> | null = null;
  const database = (): Promise<IDBPDatabase> => {
    opened ??= openDB(name, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore(things, { keyPath: 'id' });
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
    list: async (): Promise<readonly Value[]> => (await database()).getAll(things),
    put: async (values: readonly Value[]): Promise<void> => {
      const transaction = (await database()).transaction(things, 'readwrite');
      for (const value of values) await transaction.store.put(value);
      await transaction.done;
    },
    remove: async (id: string): Promise<void> => (await database()).delete(things, id),
    clear: async (): Promise<void> => (await database()).clear(things),
  };
}
