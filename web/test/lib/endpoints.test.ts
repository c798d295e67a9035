import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../src/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no two features name a call alike: whichever came later would silently be the other one', () => {
  const names = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/^\s+(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
