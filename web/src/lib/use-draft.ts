import { useCallback, useState } from 'react';

/** A form's state that outlives a reload and the way through the login page. */
export function useDraft<T extends Record<string, string>>(
  key: string,
  empty: T,
): readonly [T, (change: Partial<T>) => void, () => void] {
  const storageKey = `draft:${key}`;
  const [draft, setDraft] = useState<T>(() => readDraft(storageKey, empty));

  const change = useCallback(
    (part: Partial<T>) =>
      setDraft((before) => {
        const after = { ...before, ...part };
        sessionStorage.setItem(storageKey, JSON.stringify(after));
        return after;
      }),
    [storageKey],
  );
  const clear = useCallback(() => {
    sessionStorage.removeItem(storageKey);
    setDraft(empty);
  }, [storageKey, empty]);

  return [draft, change, clear];
}

function readDraft<T extends Record<string, string>>(storageKey: string, empty: T): T {
  const kept = sessionStorage.getItem(storageKey);
  if (kept === null) return empty;
  try {
    const parsed: unknown = JSON.parse(kept);
    return typeof parsed === 'object' && parsed !== null ? { ...empty, ...parsed } : empty;
  } catch {
    return empty;
  }
}
