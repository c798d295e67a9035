import { describe, expect, it } from 'vitest';
import { toldOf } from '../src/attempt/words.js';

describe('what is told of a try', () => {
  it('is nothing where nothing was found', () => {
    expect(toldOf([])).toEqual({ differing: [], agreeing: [] });
  });

  it('is every part that agreed, and the first two differences', () => {
    const { differing, agreeing } = toldOf([
      { part: 'hands', agrees: false, form: 2 },
      { part: 'place', agrees: true },
      { part: 'handshape', agrees: false, finger: null },
      { part: 'movement', agrees: false, form: 'still' },
    ]);
    expect(differing.map(({ part, kind }) => `${part} ${kind}`)).toEqual([
      'hands two',
      'handshape other',
    ]);
    expect(agreeing).toEqual(['place']);
  });

  it('names both heights of a hand, or which way it is where they are one', () => {
    const place = { part: 'place', agrees: false, form: 'neck', way: 'up' } as const;
    const [two] = toldOf([{ ...place, seen: 'chest' }]).differing;
    expect(two).toMatchObject({
      kind: 'heights',
      heights: { form: 'neck', seen: 'chest' },
    });
    expect(toldOf([{ ...place, seen: 'neck' }]).differing).toEqual([{ part: 'place', kind: 'up' }]);
  });

  it('names the finger that is plainly another', () => {
    const finger = { name: 'ring', isStraight: false } as const;
    expect(toldOf([{ part: 'handshape', agrees: false, finger }]).differing).toMatchObject([
      { kind: 'bent', finger: 'ring' },
    ]);
  });
});
