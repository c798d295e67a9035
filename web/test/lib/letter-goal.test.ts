import { describe, expect, it } from 'vitest';
import { coverage, letterGoal } from '../../src/features/stats/letter-goal';

const letters = [
  { id: 'letter-a-v1', name: 'A' },
  { id: 'letter-a-v2', name: 'A' },
  { id: 'letter-b-v1', name: 'B' },
];
const of = (id: string, signers: number) =>
  ({ kind: 'sign', id, clips: signers, signers }) as const;

describe('the goal of five signers for each letter', () => {
  it('counts the form of a letter that most people gave, and never more than five', () => {
    const counts = [of('letter-a-v1', 2), of('letter-a-v2', 3), of('letter-b-v1', 9)];
    expect(letterGoal(letters, counts)).toEqual({ missing: 2, there: 8, aim: 10 });
  });

  it('is all to do where nobody gave a letter', () => {
    expect(letterGoal(letters, [of('word-hello', 4)])).toEqual({ missing: 10, there: 0, aim: 10 });
  });
});

it('signs are counted by how many people gave them', () => {
  const sentence = { kind: 'sentence', id: 'how-are-you', clips: 9, signers: 9 } as const;
  const counts = [of('word-hello', 1), of('word-you', 5), sentence];
  expect(coverage(counts, [1, 2, 5]).map(({ signs }) => signs)).toEqual([2, 1, 1]);
});
