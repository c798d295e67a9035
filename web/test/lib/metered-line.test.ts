import { describe, expect, it } from 'vitest';
import { isMetered } from '../../src/lib/frames/metered-line';

describe('a line on which each byte counts', () => {
  it.each([
    ['saves data by wish', { saveData: true, type: 'wifi', effectiveType: '4g' }],
    ['is a mobile network', { type: 'cellular', effectiveType: '4g' }],
    ['is as slow as 3g', { effectiveType: '3g' }],
    ['is slower still', { effectiveType: 'slow-2g' }],
  ])('%s', (_what, line) => {
    expect(isMetered(line, false)).toBe(true);
  });

  it.each([
    ['wifi', { saveData: false, type: 'wifi', effectiveType: '4g' }],
    ['a fast line of no named kind', { effectiveType: '4g' }],
  ])('is not %s', (_what, line) => {
    expect(isMetered(line, true)).toBe(false);
  });

  it('may be that of a phone that tells nothing, and is not that of a desk', () => {
    expect(isMetered(undefined, true)).toBe(true);
    expect(isMetered(undefined, false)).toBe(false);
  });
});
