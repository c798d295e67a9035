import { describe, expect, it } from 'vitest';
import {
  type Hint,
  hintOf,
  holdHint,
  meanDetail,
  meanLuma,
  noHint,
} from '../../src/features/capture/gate/hint';

describe('what is in the way of a good clip', () => {
  const clear = { luma: 120, detail: 6, bestDetail: 8, face: 'in-view', hasHands: null } as const;
  it.each<[string, Partial<Parameters<typeof hintOf>[0]>, Hint | null]>([
    ['nothing', {}, null],
    ['nothing while the face is learnt', { face: 'learning' }, null],
    ['nothing while nothing is known', { luma: null, detail: 0, bestDetail: 0 }, null],
    ['the dark', { luma: 20 }, 'dark'],
    ['too much light', { luma: 240 }, 'bright'],
    ['a face that is not there', { face: 'not-in-view' }, 'noFace'],
    ['hands that nobody sees', { hasHands: false }, 'handsOut'],
    ['nothing while hands are seen', { hasHands: true }, null],
    ['the distance', { face: 'too-far' }, 'far'],
    ['first the dark, in which no face is found', { luma: 20, face: 'not-in-view' }, 'dark'],
    ['a blur that came while the camera was on', { detail: 4 }, 'blurred'],
    ['a blur from the start', { detail: 1.2, bestDetail: 1.2 }, 'blurred'],
    ['a blur, in which no face is found', { detail: 4, face: 'not-in-view' }, 'blurred'],
  ])('is %s', (_what, seen, hint) => expect(hintOf({ ...clear, ...seen })).toBe(hint));

  it('is said once it lasts, and no longer once it is mended', () => {
    const first = holdHint(noHint, 'dark', 1000);
    expect(first.said).toBeNull();
    const lasting = holdHint(first, 'dark', 2600);
    expect(lasting.said).toBe('dark');
    expect(holdHint(lasting, null, 3600).said).toBeNull();
  });

  it('is not said of a hand that passes the face', () => {
    const passing = holdHint(holdHint(noHint, 'noFace', 1000), null, 2000);
    expect(holdHint(passing, 'noFace', 3000).said).toBeNull();
  });

  it('knows how bright a picture is', () => {
    expect(meanLuma([0, 0, 0, 255, 255, 255, 255, 255])).toBeCloseTo(127.5);
    expect(meanLuma([])).toBe(0);
  });

  it('knows how sharp its edges are', () => {
    const grey = (lumas: readonly number[]) => lumas.flatMap((luma) => [luma, luma, luma, 255]);
    const edge = grey([0, 0, 0, 0, 80, 0, 0, 0, 0]);
    expect(meanDetail(edge, 3)).toBeCloseTo(320);
    expect(meanDetail(grey(Array(9).fill(80)), 3)).toBe(0);
    expect(meanDetail([], 3)).toBe(0);
  });
});
