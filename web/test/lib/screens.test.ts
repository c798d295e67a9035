import { existsSync } from 'node:fs';
import { join } from 'node:path';
import first from 'virtual:first-messages';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routes } from '../../src/app/router';
import { headAt } from '../../src/app/screen-heads';
import { screens } from '../../src/app/screens';
import en from '../../src/messages/en.json';

const flatten = (tree: object): string[] =>
  Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? flatten(value) : [String(value)],
  );

describe('the screens that have a page of their own', () => {
  it.each(screens.map(({ path }) => path))('%s is one of the router', (path) => {
    const address = path.replace(/:\w+/g, 'one');
    expect(matchRoutes([...routes], address)?.at(-1)?.route.path).toBe(path);
  });

  it('are found whatever the case, and no other is', () => {
    expect(headAt('/DASHBOARD/datasets/')?.name).toBe('datasets');
    expect(headAt('/products/word-hello')).toBeUndefined();
    expect(headAt('/nowhere')).toBeUndefined();
  });

  it('have each an address, a name, a title and a description of their own', () => {
    const paths = screens.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(screens.length);
    expect(new Set(screens.map(({ head }) => head.name)).size).toBe(screens.length);
    const previewed = screens.flatMap(({ head }) => (head.preview ? [head] : []));
    for (const of of ['title', 'description'] as const) {
      expect(new Set(previewed.map((head) => head[of])).size).toBe(previewed.length);
    }
  });

  it.each(screens.filter(({ path }) => !path.includes(':') && path !== '/'))(
    '$path has a title, which its outline is headed by where it is not drawn',
    ({ head }) => {
      expect(head.title).toBeDefined();
    },
  );

  it.each(screens.flatMap(({ head }) => head.preview ?? []))(
    '%s is a picture that the product ships',
    (path) => {
      const assets = join(import.meta.dirname, '../../../assets');
      expect(existsSync(join(assets, path.replace('/static/', '')))).toBe(true);
    },
  );
});

describe('the words of the first screens', () => {
  it('are a part of all, and a small one', () => {
    const all = flatten(en);
    const some = flatten(first);
    expect(some.filter((text) => !all.includes(text))).toEqual([]);
    expect(some.join('').length).toBeLessThan(all.join('').length / 2);
  });
});
