import type { ProgressEvent, ProgressReply } from './events';
import { merged, type Progress } from './merge';
import { type KeptEvent, type LessonRun, NOBODY, type ProgressStore } from './progress-store';
import type { SendEvents } from './send-events';

/** An event as it happens; its id is given here, and its moment where it happened just now. */
type Happened<E> = E extends ProgressEvent
  ? Omit<E, 'id' | 'at'> & { readonly at?: number }
  : never;
export type NewEvent = Happened<ProgressEvent>;

type Deps = {
  readonly store: ProgressStore;
  readonly send: SendEvents;
  readonly newId: () => string;
  readonly now: () => number;
  /** Runs while no other tab of this browser sends. */
  readonly exclusively: (task: () => Promise<void>) => Promise<void>;
  /** So long, or until the line comes back. */
  readonly pause: (ms: number) => Promise<void>;
  /** Says to the other tabs that something changed. */
  readonly tellOthers: () => void;
  readonly onFault: (what: string, error: unknown) => void;
};

/** As many events as the server takes at once. */
export const BATCH = 500;
/** What other devices did is asked for again after so long. */
const KNOWN_FOR_MS = 60_000;

/** What somebody learns: shown at once, kept on this device, and sent where they are signed in. */
export function createProgress({
  store,
  send,
  newId,
  now,
  exclusively,
  pause,
  tellOthers,
  onFault,
}: Deps) {
  const listeners = new Set<() => void>();
  let owner: string | null = null;
  let known: ProgressReply | null = null;
  let kept: readonly ProgressEvent[] = [];
  /** On their way into the store, or of no room in it. */
  let unkept: readonly ProgressEvent[] = [];
  let shown: Progress | null = null;
  let running: Promise<void> | null = null;
  let isAsked = false;
  let knownAt = Number.NEGATIVE_INFINITY;

  const show = (): void => {
    shown = merged(known, [...kept, ...unkept]);
    for (const listener of listeners) listener();
  };

  async function reload(): Promise<void> {
    const who = owner;
    if (who === null) return;
    const [found, told] = await Promise.all([store.listOf(who), store.known(who)]);
    // Somebody else came meanwhile.
    if (who !== owner) return;
    known = told;
    kept = found.map(({ event }) => event);
    show();
  }

  async function sendAll(): Promise<void> {
    let size = BATCH;
    for (;;) {
      const who = owner;
      if (who === null || who === NOBODY) return;
      const waiting = (await store.listOf(who)).filter(({ code }) => code === undefined);
      if (waiting.length === 0 && now() - knownAt < KNOWN_FOR_MS) return;
      const batch = waiting.slice(0, size);
      const outcome = await send(
        who,
        batch.map(({ event }) => event),
      );
      switch (outcome.kind) {
        case 'done':
          await taken(who, batch, outcome.progress);
          size = Math.min(size * 2, BATCH);
          break;
        case 'refused':
          // Nothing of a refused batch was stored: what is wrong in it is found by halves.
          if (batch.length > 1) size = Math.ceil(batch.length / 2);
          else if (batch[0]) await store.setAside(batch[0], outcome.code);
          else return onFault('the progress cannot be had', outcome.code);
          break;
        case 'later':
          await pause(outcome.waitMs);
          break;
        case 'signed-out':
          return;
      }
    }
  }

  async function taken(
    who: string,
    batch: readonly KeptEvent[],
    progress: ProgressReply,
  ): Promise<void> {
    // First what is known, then what is waited for: a page that ends between them sends twice, at worst.
    await store.keepKnown(who, progress);
    await store.remove(batch);
    if (who === owner) knownAt = now();
    tellOthers();
    await reload();
  }

  async function sendWhileAsked(): Promise<void> {
    while (isAsked) {
      isAsked = false;
      await exclusively(sendAll);
    }
  }

  function run(): void {
    isAsked = true;
    running ??= sendWhileAsked()
      .catch((error: unknown) => onFault('the progress was not sent', error))
      .finally(() => {
        running = null;
      });
  }

  return {
    /** Null until it is read from this device. */
    progress: (): Progress | null => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Whose progress is shown from here on; null where nobody is signed in. */
    start: async (userId: string | null): Promise<void> => {
      const next = userId ?? NOBODY;
      if (next !== owner) {
        owner = next;
        knownAt = Number.NEGATIVE_INFINITY;
        known = null;
        kept = [];
        unkept = [];
        shown = null;
        for (const listener of listeners) listener();
      }
      try {
        if (next !== NOBODY) await store.claim(next);
        await reload();
      } catch (error) {
        // Where nothing can be kept, as in some private windows, it lasts as long as the page.
        onFault('no progress is kept here', error);
        if (next === owner && shown === null) show();
        return;
      }
      run();
    },
    /** Another tab changed something. */
    changedElsewhere: (): Promise<void> =>
      reload().catch((error: unknown) => onFault('no progress is kept here', error)),
    /** Shown at once; resolves once it is known whether it is kept on this device. */
    add: async (events: readonly NewEvent[]): Promise<boolean> => {
      const at = now();
      const made = events.map((event) => ({ at, ...event, id: newId() }) as ProgressEvent);
      const who = owner ?? NOBODY;
      unkept = [...unkept, ...made];
      show();
      try {
        await store.put(who, made);
        unkept = unkept.filter((event) => !made.includes(event));
        await reload();
      } catch (error) {
        onFault('no progress is kept here', error);
        return false;
      }
      tellOthers();
      if (who !== NOBODY) run();
      return true;
    },
    /** The id of something new that somebody makes, as a list. */
    newId,
    run: (lesson: string): Promise<LessonRun | null> => store.run(owner ?? NOBODY, lesson),
    keepRun: (lesson: string, kept: LessonRun | null): Promise<void> =>
      store.keepRun(owner ?? NOBODY, lesson, kept),
    /** Resolves once nothing is under way; for tests. */
    settled: async (): Promise<void> => {
      await running;
    },
  };
}
