import { describe, expect, it } from 'vitest';
import { linesOf } from '../../src/features/prediction/recognise/skeleton';

const points = (count: number): number[] => Array.from({ length: count * 2 }, () => 0.25);
const nobody: Parameters<typeof linesOf>[0] = { pose: [], leftHand: [], rightHand: [] };

describe('the skeleton on the stage', () => {
  it('has shoulders, arms and trunk, and both hands where they were found', () => {
    const counts = (skeleton: typeof nobody) => linesOf(skeleton, 4 / 3, 4 / 3).length;
    expect(counts(nobody)).toBe(0);
    expect(counts({ ...nobody, pose: points(33) })).toBe(8);
    expect(counts({ ...nobody, leftHand: points(21), rightHand: points(21) })).toBe(42);
    // Half a hand is drawn as far as it goes.
    expect(counts({ ...nobody, leftHand: points(4) })).toBe(3);
  });

  it('lies where the picture does, whose edges the stage cuts off', () => {
    const [line] = linesOf({ ...nobody, leftHand: points(21) }, 16 / 9, 4 / 3);
    expect(line?.from).toEqual([expect.closeTo(0.5 - 0.25 * (4 / 3)), 0.25]);
    const [narrow] = linesOf({ ...nobody, leftHand: points(21) }, 1, 4 / 3);
    expect(narrow?.from).toEqual([0.25, expect.closeTo(0.5 - 0.25 * (4 / 3))]);
  });
});
