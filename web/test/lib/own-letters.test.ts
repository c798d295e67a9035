import { beforeEach, describe, expect, it } from 'vitest';
import { createOwnStore } from '../../src/features/prediction/own/own-store';
import {
  byPlace,
  lettersOf,
  NUMERALS,
  nameOf,
  type OwnLetter,
  toSend,
} from '../../src/features/prediction/own-letters/own-letters';
import { anOwnLetter, letterExample } from '../support/own-letters';

const idsOf = (letters: readonly OwnLetter[]): string[] => letters.map(({ id }) => id);

describe('the letters to show', () => {
  it('are the 26 of an alphabet, and 0 to 10', () => {
    expect(lettersOf('v1')).toHaveLength(26);
    expect(lettersOf('v1').at(-1)).toBe('letter-z-v1');
    expect(NUMERALS.map(nameOf).join(' ')).toBe('0 1 2 3 4 5 6 7 8 9 10');
    expect(nameOf('letter-a-v2')).toBe('A');
  });

  it('stand in the order that people know', () => {
    const ids = ['numeral-10', 'numeral-2', 'letter-b-v2', 'letter-z-v1', 'letter-a-v2'];
    expect(idsOf(ids.map((id) => anOwnLetter({ id })).sort(byPlace))).toEqual([
      'letter-z-v1',
      'letter-a-v2',
      'letter-b-v2',
      'numeral-2',
      'numeral-10',
    ]);
  });
});

describe('what is sent of own letters', () => {
  it('is nothing without any', () => {
    expect(toSend([])).toBeNull();
  });

  it('is what the net of the last one made', () => {
    const old = anOwnLetter({ id: 'letter-b-v2', encoder: 'beef', shownAt: 1 });
    expect(toSend([old, anOwnLetter()])).toEqual({
      encoder: 'f00d',
      letters: [{ id: 'letter-a-v2', example: letterExample }],
    });
  });
});

describe('the store of own letters', () => {
  const store = createOwnStore<OwnLetter>('letters-of-a-test', 'letters');
  beforeEach(() => store.clear());

  it('keeps one of each letter, the last', async () => {
    await store.put([anOwnLetter(), anOwnLetter({ id: 'letter-b-v2' })]);
    await store.put([anOwnLetter({ shownAt: 2000 })]);
    expect(await store.list()).toEqual([
      anOwnLetter({ shownAt: 2000 }),
      anOwnLetter({ id: 'letter-b-v2' }),
    ]);
  });

  it('forgets one, and all', async () => {
    await store.put([anOwnLetter(), anOwnLetter({ id: 'letter-b-v2' })]);
    await store.remove('letter-a-v2');
    expect(idsOf(await store.list())).toEqual(['letter-b-v2']);
    await store.clear();
    expect(await store.list()).toEqual([]);
  });
});
