type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const KEY = 'sign-kit.list';

/** The person's own list of signs, by id, in the order they were added. */
export function readList(storage: Storage | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps it in this browser, where the browser keeps anything. */
export function keepList(storage: Storage | null, list: readonly string[]): void {
  try {
    storage?.setItem(KEY, JSON.stringify(list));
  } catch {
    // Full or forbidden: the link still carries the list.
  }
}
