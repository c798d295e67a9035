import { describe, expect, it } from 'vitest';
import { circleIn } from '../../vite/no-circles-plugin';

const chunks = (named: Record<string, readonly string[]>) => new Map(Object.entries(named));

describe('chunks of a build', () => {
  it('may need the same one by two ways', () => {
    expect(circleIn(chunks({ page: ['kit', 'shell'], shell: ['kit'], kit: [] }))).toBeNull();
  });

  it('may not need each other, however far around', () => {
    const built = chunks({ page: ['shell'], shell: ['kit'], kit: ['site'], site: ['shell'] });
    expect(circleIn(built)).toEqual(['shell', 'kit', 'site', 'shell']);
  });

  it('may not need themselves', () => {
    expect(circleIn(chunks({ page: ['page'] }))).toEqual(['page', 'page']);
  });
});
