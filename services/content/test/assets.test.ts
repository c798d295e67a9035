import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadLexicon } from '@isl/lexicon';
import { expect, it } from 'vitest';
import { seededCourses } from '../src/courses/courses.seed.js';
import { LEXICON_DIR } from './support/build.js';

const ASSETS = fileURLToPath(new URL('../../../assets', import.meta.url));
const lexicon = loadLexicon(LEXICON_DIR);

it('has a file for every picture and clip that a new installation names', () => {
  const signs = lexicon.entries.flatMap(({ image, video, forms }) =>
    [{ image, video }, ...forms].flatMap((shown) => [shown.image, shown.video]),
  );
  const covers = seededCourses(lexicon).map(({ thumbnail }) => thumbnail);
  const paths = [...new Set([...signs, ...covers])].filter((path) => path !== undefined);

  expect(paths.length).toBeGreaterThan(600);
  expect(paths.filter((path) => !path.startsWith('/static/'))).toEqual([]);
  expect(paths.filter((path) => !existsSync(path.replace(/^\/static/, ASSETS)))).toEqual([]);
});
