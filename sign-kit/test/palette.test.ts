import { describe, expect, it } from 'vitest';
import { contrastOf, LOOKS, lookAt, USUAL_LOOK } from '../src/avatar/palette.js';

describe('the colours of the figure', () => {
  it.each(LOOKS)('let hands of $skin stand out from shirt and stage', ({ skin, shirt, stage }) => {
    expect(contrastOf(skin, shirt)).toBeGreaterThanOrEqual(3);
    expect(contrastOf(skin, stage)).toBeGreaterThanOrEqual(3);
    expect(contrastOf(shirt, stage)).toBeGreaterThanOrEqual(1.8);
  });

  it('measures contrast as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#777777', '#777777')).toBe(1);
  });

  it('has a look for a number that nobody offers', () => {
    expect(lookAt(99)).toEqual(LOOKS[USUAL_LOOK]);
  });
});
