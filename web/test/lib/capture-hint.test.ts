import { describe, expect, it } from 'vitest';
import {
  type Hint,
  hintOf,
  holdHint,
  meanLuma,
  noHint,
} from '../../src/features/capture/gate/hint';

describe('what is in the way of a good clip', () => {
  it.each<[string, Parameters<typeof hintOf>[0], Hint | null]>([
    ['nothing', { luma: 120, face: 'in-view' }, null],
    ['nothing while the face is learnt', { luma: 120, face: 'learning' }, null],
    ['nothing while nothing is known', { luma: null, face: undefined }, null],
    ['the dark', { luma: 20, face: 'in-view' }, 'dark'],
    ['too much light', { luma: 240, face: 'in-view' }, 'bright'],
    ['a face that is not there', { luma: 120, face: 'not-in-view' }, 'noFace'],
    ['the distance', { luma: 120, face: 'too-far' }, 'far'],
    ['first the dark, in which no face is found', { luma: 20, face: 'not-in-view' }, 'dark'],
  ])('is %s', (_what, seen, hint) => expect(hintOf(seen)).toBe(hint));

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
});
