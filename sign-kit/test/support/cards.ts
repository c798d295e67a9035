import { type CardBox, openCards } from '../../src/practice/cards.js';

export type FakeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function aStorage(): FakeStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** The cards of a browser; without a storage they are forgotten with the page. */
export function someCards(over: Partial<Parameters<typeof openCards>[0]> = {}): CardBox {
  return openCards({ storage: null, send: () => {}, onChange: () => {}, ...over });
}
