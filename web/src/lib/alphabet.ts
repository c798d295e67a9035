import { useSyncExternalStore } from 'react';

/** The two finger alphabets; the server shows its default one to who has not chosen. */
export const alphabets = ['v1', 'v2'] as const;
export type Alphabet = (typeof alphabets)[number];

const ALPHABET_KEY = 'alphabet';
const listeners = new Set<() => void>();

const read = (): Alphabet | null =>
  alphabets.find((one) => one === localStorage.getItem(ALPHABET_KEY)) ?? null;

/** The alphabet that the person chose, on any screen and at any time before. */
export function useAlphabet(): readonly [Alphabet | null, (alphabet: Alphabet) => void] {
  const chosen = useSyncExternalStore(subscribe, read, () => null);
  return [chosen, choose];
}

function choose(alphabet: Alphabet): void {
  localStorage.setItem(ALPHABET_KEY, alphabet);
  for (const listener of listeners) listener();
}

/** `storage` comes from the other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
