import { describe, expect, it } from 'vitest';
import { moved, withoutSign, withSign } from '../../src/features/lists/edits';
import { inPracticeOrder } from '../../src/features/lists/practice-order';
import { readSharedList, sharedListPath } from '../../src/features/lists/shared-list';
import type { ProgressEvent, ProgressReply } from '../../src/lib/progress/events';
import { merged } from '../../src/lib/progress/merge';
import { aCardState, noProgress } from '../support/progress';

const LIST = '3f0e0c6e-53ad-4c2b-8f5d-0f6f1f1b7a01';
const aListEvent = (
  change: Partial<Extract<ProgressEvent, { kind: 'list' }>> = {},
): ProgressEvent => ({
  ...{ id: 'a', at: 10, kind: 'list', list: LIST, name: 'Home', signs: ['word-home'] },
  ...{ removed: false, ...change },
});
const known = (over: Partial<ProgressReply['lists'][number]> = {}): ProgressReply => ({
  ...noProgress,
  lists: [{ _id: LIST, name: 'Home', signs: ['word-home'], at: 10, removed: false, ...over }],
});

describe('lists of one’s own', () => {
  it('are those of the account with what was changed on this device since', () => {
    const { lists } = merged(known(), [aListEvent({ at: 20, name: 'At home' })]);
    expect([...lists.values()]).toEqual([
      { id: LIST, name: 'At home', signs: ['word-home'], at: 20, removed: false },
    ]);
  });

  it('are not changed back by an older event', () => {
    const { lists } = merged(known({ at: 30 }), [aListEvent({ at: 20, name: 'Older' })]);
    expect(lists.get(LIST)?.name).toBe('Home');
  });

  it('are gone once they are removed, here or on another device', () => {
    expect(merged(known(), [aListEvent({ at: 20, removed: true })]).lists.size).toBe(0);
    expect(merged(known({ removed: true, name: '', signs: [] }), []).lists.size).toBe(0);
    const older = merged(known({ removed: true, at: 30 }), [aListEvent({ at: 20 })]);
    expect(older.lists.size).toBe(0);
  });
});

describe('the signs of a list', () => {
  const signs = ['a', 'b', 'c'];

  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, signs],
    [0, -1, signs],
    [2, 3, signs],
    [7, 0, signs],
  ])('from %i to %i stand as %j', (from, to, then) => {
    expect(moved(signs, from, to)).toEqual(then);
  });

  it('are put in once, and no more than a list holds', () => {
    expect(withSign(signs, 'd')).toEqual([...signs, 'd']);
    expect(withSign(signs, 'a')).toBe(signs);
    const full = Array.from({ length: 200 }, (_, at) => `word-${at}`);
    expect(withSign(full, 'd')).toBe(full);
    expect(withoutSign(signs, 'b')).toEqual(['a', 'c']);
  });

  it('are practised with what is due first, then what is new', () => {
    const cards = new Map([
      ['a', aCardState({ due: '2026-12-24T10:00:00.000Z' })],
      ['b', aCardState({ due: '2026-11-20T10:00:00.000Z' })],
    ]);
    expect(inPracticeOrder(signs, cards, new Date('2026-11-25T10:00:00Z'))).toEqual([
      'b',
      'c',
      'a',
    ]);
  });
});

describe('the link to a list', () => {
  it('holds all of it behind the #, whatever its name', () => {
    const list = { name: 'घर & more #1', signs: ['word-home', 'letter-a-v2'] };
    const path = sharedListPath(list);
    const { pathname, search, hash } = new URL(path, 'https://isl.example');
    expect([pathname, search]).toEqual(['/dashboard/lists/shared', '']);
    expect(readSharedList(hash)).toEqual(list);
  });

  it.each(['', '#', '#name=x', '#signs=word-home', '#name=%20&signs=word-home', '#name=x&signs=,'])(
    'has no list as “%s”',
    (hash) => expect(readSharedList(hash)).toBeNull(),
  );

  it('keeps what of it can be a list: 80 letters, 200 signs, each once, nothing else', () => {
    const many = Array.from({ length: 300 }, (_, at) => `word-${at}`).join(',');
    expect(readSharedList(`#name=x&signs=${many}`)?.signs).toHaveLength(200);
    const list = readSharedList(
      `#name=${'n'.repeat(90)}&signs=word-a,word-a,%3Cscript%3E,../x,${'w'.repeat(65)}`,
    );
    expect(list).toEqual({ name: 'n'.repeat(80), signs: ['word-a'] });
  });
});
