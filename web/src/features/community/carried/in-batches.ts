/** Milliseconds in which a screen's items ask together. */
const TOGETHER_MS = 10;

type Ask<T> = (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;
type Waiting<T> = {
  readonly id: string;
  readonly resolve: (found: T | null) => void;
  readonly reject: (reason: unknown) => void;
};

/** Gathers what is asked for at about the same time into questions of so many ids. */
export function inBatches<T>(most: number) {
  const waiting: Waiting<T>[] = [];
  const send = async (ask: Ask<T>): Promise<void> => {
    const batch = waiting.splice(0, most);
    if (waiting.length > 0) void send(ask);
    try {
      const found = await ask([...new Set(batch.map(({ id }) => id))]);
      for (const { id, resolve } of batch) resolve(found.get(id) ?? null);
    } catch (reason) {
      for (const { reject } of batch) reject(reason);
    }
  };
  return (id: string, ask: Ask<T>): Promise<T | null> =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(() => void send(ask), TOGETHER_MS);
      waiting.push({ id, resolve, reject });
    });
}
