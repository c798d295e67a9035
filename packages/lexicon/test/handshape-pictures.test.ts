import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import pictures from '../handshape-pictures.json' with { type: 'json' };
import { loadForms, loadLexicon } from '../src/index.js';
import { usesOf } from '../src/uses.js';

const DIR = new URL('..', import.meta.url).pathname;
const ASSETS = join(DIR, '../../assets');

it('every handshape of a sign that is shown has its picture', () => {
  const used = loadLexicon(DIR).entries.flatMap(({ uses }) => uses);
  const shapes = new Set(used.map(({ handshape }) => handshape));
  const drawn = new Set(pictures.map(({ handshape }) => handshape));

  expect([...shapes].filter((shape) => !drawn.has(shape))).toEqual([]);
});

it.each(pictures)('$handshape is cut from a form that has it: $form', (picture) => {
  const form = loadForms(DIR).find(({ id }) => id === picture.form);

  expect(form && usesOf(form).map(({ handshape }) => handshape)).toContain(picture.handshape);
  expect(existsSync(join(ASSETS, 'handshapes', `${picture.handshape}.webp`))).toBe(true);
  expect(Math.max(picture.x, picture.y) + picture.size).toBeLessThanOrEqual(640);
});
