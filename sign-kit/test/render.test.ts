import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadForms, type ReviewedForm } from '@isl/lexicon';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FIELDS } from '../render/backdrop.js';
import { filmOf } from '../render/film.js';
import { openManifest } from '../render/manifest.js';
import { allShots, type Shot } from '../render/shots.js';
import { contrastOf, lookAt } from '../src/avatar/palette.js';

const forms = loadForms(fileURLToPath(new URL('../../packages/lexicon', import.meta.url)));

const shotOf = (path: string, among: readonly ReviewedForm[] = forms): Shot => {
  const shot = allShots(among).find((each) => each.path === path);
  if (!shot) throw new Error(`nothing is ${path}`);
  return shot;
};

const changed = (id: string, change: (form: ReviewedForm) => Partial<ReviewedForm>) =>
  forms.map((form) => (form.id === id ? { ...form, ...change(form) } : form));

describe('the files to make', () => {
  test('are a picture and a clip of every form that may be shown', () => {
    const paths = new Set(allShots(forms).map(({ path }) => path));
    for (const { id } of forms) {
      expect(paths).toContain(`signs/${id}.webp`);
      expect(paths).toContain(`signs/${id}.mp4`);
    }
  });

  test.each(['disputed', 'withdrawn'] as const)('leave out a form that is %s', (status) => {
    const paths = allShots(changed('word-rain', () => ({ status }))).map(({ path }) => path);
    expect(paths.filter((path) => path.includes('word-rain'))).toEqual([]);
  });

  test('say which form a picture of its own is missing', () => {
    const rest = forms.filter(({ id }) => id !== 'word-hello');
    expect(() => allShots(rest)).toThrow('word-hello');
  });

  test('show one person in both variants of a letter', () => {
    const [one, other] = [shotOf('signs/letter-c-v1.webp'), shotOf('signs/letter-c-v2.webp')];
    expect([one.figure, one.look]).toEqual([other.figure, other.look]);
  });

  test('show the woman and the man, and every skin', () => {
    const shots = allShots(forms);
    expect(new Set(shots.map(({ figure }) => figure)).size).toBe(2);
    expect(new Set(shots.map(({ look }) => look)).size).toBe(5);
  });

  test('keep skin apart from the colours behind it', () => {
    for (const { path, look, backdrop } of allShots(forms)) {
      for (const { colour } of backdrop?.blocks ?? []) {
        expect(contrastOf(lookAt(look).skin, colour), path).toBeGreaterThanOrEqual(3);
      }
    }
    expect(Object.keys(FIELDS)).toEqual(['neel', 'haldi', 'neem']);
  });
});

describe('what a file is made from', () => {
  const path = 'signs/word-hello.mp4';
  const before = filmOf(shotOf(path)).madeFrom;

  test('is the same each time', () => {
    expect(filmOf(shotOf(path)).madeFrom).toBe(before);
  });

  test('is another when the movement is', () => {
    const slower = changed('word-hello', ({ segments: [first, ...rest] }) => ({
      segments: [{ ...first, hold: 900 }, ...rest],
    }));
    expect(filmOf(shotOf(path, slower)).madeFrom).not.toBe(before);
  });

  test('is the same when only the words about a form are others', () => {
    const told = changed('word-hello', () => ({ alt: 'A hand leaves the forehead.' }));
    expect(filmOf(shotOf(path, told)).madeFrom).toBe(before);
  });

  test('is another for another person or another size', () => {
    const shot = shotOf(path);
    expect(filmOf({ ...shot, look: (shot.look + 1) % 5 }).madeFrom).not.toBe(before);
    expect(filmOf({ ...shot, width: 640 }).madeFrom).not.toBe(before);
  });
});

test('a clip begins and ends with the hands at rest and draws no moment twice', () => {
  const { momentsMs, repeats } = filmOf(shotOf('signs/numeral-2.mp4'));
  expect(momentsMs[0]).toBe(0);
  expect(momentsMs.at(-1)).toBe(momentsMs.at(-8));
  expect(repeats.slice(-7)).toEqual(Array(7).fill(true));
});

describe('the manifest', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'assets-'));
    openManifest(folder).write('signs/a.webp', 'one', Buffer.from('picture'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('finds nothing wrong with what was just made', () => {
    expect(openManifest(folder).staleness('signs/a.webp', 'one')).toBeUndefined();
  });

  test('tells a file of something else, a changed one and a missing one apart', () => {
    const manifest = openManifest(folder);
    expect(manifest.staleness('signs/a.webp', 'two')).toBe('was made from something else');
    writeFileSync(join(folder, 'signs/a.webp'), 'painted over');
    expect(manifest.staleness('signs/a.webp', 'one')).toBe('was changed by hand');
    rmSync(join(folder, 'signs/a.webp'));
    expect(manifest.staleness('signs/a.webp', 'one')).toBe('is not there');
    expect(manifest.staleness('signs/b.webp', 'one')).toBe('is not there');
  });

  test('forgets and removes what nothing asks for', () => {
    const manifest = openManifest(folder);
    expect(manifest.leftOver(new Set(['signs/a.webp']))).toEqual([]);
    expect(manifest.leftOver(new Set())).toEqual(['signs/a.webp']);
    manifest.remove('signs/a.webp');
    expect(readdirSync(join(folder, 'signs'))).toEqual([]);
    expect(openManifest(folder).leftOver(new Set())).toEqual([]);
  });
});
