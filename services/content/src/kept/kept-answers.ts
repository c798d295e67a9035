import { LRUCache } from 'lru-cache';

/** An answer as it is sent, and its version. */
export type Answer = { readonly bytes: Buffer; readonly version: string };

/** An answer that somebody is making: the first one to ask for it. */
export type Making = {
  /** For those who ask meanwhile; null where it did not become one to keep. */
  readonly answer: Promise<Answer | null>;
  /** The first call counts. */
  readonly end: (answer: Answer | null) => void;
};

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** What another process writes is seen within this; what this one writes at once. */
export const KEPT_MS = 1_000;
const MOST_ANSWERS = 500;
const MOST_BYTES = 16 * 1024 * 1024;
const LARGEST_BYTES = 1024 * 1024;
/** What an entry takes beside its bytes and its name, about. */
const ENTRY_BYTES = 500;

/**
 * Answers that are the same for many who ask, for a second, within bounds. Of those who ask for one
 * that is not there the first makes it and the others wait.
 */
export function createKeptAnswers(elapsedMs: () => number = () => performance.now()) {
  const answers = new LRUCache<string, Answer>({
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    maxEntrySize: LARGEST_BYTES,
    sizeCalculation: ({ bytes }, name) => bytes.length + name.length + ENTRY_BYTES,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now: elapsedMs },
  });
  let makings = new Map<string, Making>();
  return {
    find: (name: string): Answer | undefined => answers.get(name),

    /** Somebody makes it already. */
    awaited: (name: string): Making | undefined => makings.get(name),

    make: (name: string): Making => {
      const begun = elapsedMs();
      let resolve: (answer: Answer | null) => void = () => undefined;
      const making: Making = {
        answer: new Promise((resolved) => {
          resolve = resolved;
        }),
        end: (answer) => {
          // Not where a write came in between: what was read may be older than it.
          if (makings.get(name) === making) {
            makings.delete(name);
            if (answer) answers.set(name, answer, { start: begun });
          }
          resolve(answer);
        },
      };
      makings.set(name, making);
      return making;
    },

    /** After a write: who asks from now on sees it. */
    forget: (): void => {
      answers.clear();
      makings = new Map();
    },

    size: () => ({ answers: answers.size, bytes: answers.calculatedSize }),
  };
}
