import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ProgressEvent, ProgressReply } from './events';
import { folded, subjectOf } from './merge';

/** Whose it is where nobody is signed in. */
export const NOBODY = '';

/** What the server does not have yet. */
export type KeptEvent = {
  readonly key: string;
  readonly owner: string;
  readonly event: ProgressEvent;
  /** Why it is not sent again by itself. */
  readonly code?: string;
};
/** What happened in a lesson that is under way; it stays on this device. */
export type LessonRun = {
  /** The step that is shown. */
  readonly at: number;
  /** Signs that were taken for others, in the order in which they are asked again. */
  readonly again: readonly string[];
  /** Signs that were ever taken for others in it. */
  readonly missed: readonly string[];
};
type KeptRun = { readonly key: string; readonly owner: string; readonly run: LessonRun };

type Schema = DBSchema & {
  events: { key: string; value: KeptEvent; indexes: { owner: string } };
  known: { key: string; value: { readonly owner: string; readonly progress: ProgressReply } };
  runs: { key: string; value: KeptRun; indexes: { owner: string } };
};

export type ProgressStore = ReturnType<typeof createProgressStore>;

/** What has been learnt on this device, in IndexedDB: it survives the tab, and a server that is away. */
export function createProgressStore(name = 'isl-progress') {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('events', { keyPath: 'key' }).createIndex('owner', 'owner');
        fresh.createObjectStore('known', { keyPath: 'owner' });
        fresh.createObjectStore('runs', { keyPath: 'key' }).createIndex('owner', 'owner');
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
    /** Keeps events; of those about the same one is left, which says as much. */
    put: async (owner: string, events: readonly ProgressEvent[]): Promise<void> => {
      const transaction = (await database()).transaction('events', 'readwrite');
      for (const event of events) {
        const key = keyOf(owner, subjectOf(event));
        const before = await transaction.store.get(key);
        const kept = before ? folded(before.event, event) : event;
        await transaction.store.put({ key, owner, event: kept });
      }
      await transaction.done;
    },
    listOf: async (owner: string): Promise<KeptEvent[]> =>
      (await database()).getAllFromIndex('events', 'owner', owner),
    /** Forgets what the server has; what came about the same meanwhile stays. */
    remove: async (sent: readonly KeptEvent[]): Promise<void> => {
      const transaction = (await database()).transaction('events', 'readwrite');
      for (const { key, event } of sent) {
        const now = await transaction.store.get(key);
        if (now?.event.id === event.id) await transaction.store.delete(key);
      }
      await transaction.done;
    },
    /** It was refused for what it is, and is kept all the same. */
    setAside: async ({ key, event }: KeptEvent, code: string): Promise<void> => {
      const transaction = (await database()).transaction('events', 'readwrite');
      const now = await transaction.store.get(key);
      if (now?.event.id === event.id) await transaction.store.put({ ...now, code });
      await transaction.done;
    },
    known: async (owner: string): Promise<ProgressReply | null> =>
      (await (await database()).get('known', owner))?.progress ?? null,
    keepKnown: async (owner: string, progress: ProgressReply): Promise<void> => {
      await (await database()).put('known', { owner, progress });
    },
    run: async (owner: string, lesson: string): Promise<LessonRun | null> =>
      (await (await database()).get('runs', keyOf(owner, lesson)))?.run ?? null,
    keepRun: async (owner: string, lesson: string, run: LessonRun | null): Promise<void> => {
      const key = keyOf(owner, lesson);
      if (run) await (await database()).put('runs', { key, owner, run });
      else await (await database()).delete('runs', key);
    },
    /** What was learnt before somebody signed in is theirs from now on. */
    claim: async (owner: string): Promise<void> => {
      const transaction = (await database()).transaction(['events', 'runs'], 'readwrite');
      const events = transaction.objectStore('events');
      for (const { key, event } of await events.index('owner').getAll(NOBODY)) {
        const own = keyOf(owner, subjectOf(event));
        const before = await events.get(own);
        const kept = before ? folded(before.event, event) : event;
        await events.put({ key: own, owner, event: kept });
        await events.delete(key);
      }
      const runs = transaction.objectStore('runs');
      for (const { key, run } of await runs.index('owner').getAll(NOBODY)) {
        await runs.put({ key: keyOf(owner, key.slice(keyOf(NOBODY, '').length)), owner, run });
        await runs.delete(key);
      }
      await transaction.done;
    },
  };
}

const keyOf = (owner: string, subject: string): string => `${owner} ${subject}`;
