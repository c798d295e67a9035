import { describe, expect, it } from 'vitest';
import { PalmSearch } from '../src/landmarks/palm-search.js';

describe('hands that hang at no wrist', () => {
  it('are looked for in the first picture, and in each while they are found', () => {
    const search = new PalmSearch();
    expect(search.isDue(0)).toBe(true);
    search.took(0, 1);
    expect(search.isDue(1)).toBe(true);
  });

  it('are left alone for a fifth of a second after a look that found none', () => {
    const search = new PalmSearch();
    search.took(1000, 0);
    expect(search.isDue(1199)).toBe(false);
    expect(search.isDue(1200)).toBe(true);
  });

  it('are looked for in each picture again once a look has found one', () => {
    const search = new PalmSearch();
    search.took(1000, 0);
    search.took(1200, 2);
    expect(search.isDue(1201)).toBe(true);
  });
});
