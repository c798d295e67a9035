import { useCallback, useEffect, useState } from 'react';
import { log } from './log';
import { isPageTakenOver } from './take-over';

const PREFIX = 'draft:';
/** Written at a logout, so that the other tabs forget as well. */
const FORGOTTEN_KEY = 'drafts-forgotten-at';
const forms = new Set<() => void>();

/** A form's state that outlives a reload and the way through the login page. */
export function useDraft<T extends Record<string, string>>(
  key: string,
  empty: T,
): readonly [T, (change: Partial<T>) => void, () => void] {
  const storageKey = PREFIX + key;
  const [draft, setDraft] = useState<T>(() =>
    isPageTakenOver() ? empty : readDraft(storageKey, empty),
  );
  useEffect(() => {
    if (isPageTakenOver()) setDraft(readDraft(storageKey, empty));
  }, [storageKey, empty]);

  const change = useCallback(
    (part: Partial<T>) =>
      setDraft((before) => {
        const after = { ...before, ...part };
        keep(storageKey, after);
        return after;
      }),
    [storageKey],
  );
  const clear = useCallback(() => {
    sessionStorage.removeItem(storageKey);
    setDraft(empty);
  }, [storageKey, empty]);

  useEffect(() => {
    forms.add(clear);
    return () => {
      forms.delete(clear);
    };
  }, [clear]);

  return [draft, change, clear];
}

/** What a form will show when it is opened, unless it has what `isSame` already. */
export function beginDraft<T extends Record<string, string>>(
  key: string,
  begun: T,
  isSame: (kept: Partial<T>) => boolean,
): void {
  const storageKey = PREFIX + key;
  if (!isSame(readDraft<Partial<T>>(storageKey, {}))) keep(storageKey, begun);
}

/** At a logout nothing that was being written stays, in this tab or another. */
export function forgetDrafts(): void {
  forgetHere();
  localStorage.setItem(FORGOTTEN_KEY, new Date().toISOString());
}

/** Forgets when another tab logs out; returns how to stop. */
export function followForgetting(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === FORGOTTEN_KEY && newValue !== null) forgetHere();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function forgetHere(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
  for (const clear of forms) clear();
}

/** A browser whose storage is full or off loses the draft at a reload, not the form now. */
function keep(storageKey: string, draft: object): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch (error) {
    log.error('a draft could not be kept', error);
  }
}

function readDraft<T extends object>(storageKey: string, empty: T): T {
  try {
    const kept = sessionStorage.getItem(storageKey);
    const parsed: unknown = kept === null ? null : JSON.parse(kept);
    return typeof parsed === 'object' && parsed !== null ? { ...empty, ...parsed } : empty;
  } catch {
    return empty;
  }
}
