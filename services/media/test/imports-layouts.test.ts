import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../src/imports/read-rows.js';
import { aFolder, check, type Folder, lexicon } from './support/imports.js';

const defaults = {
  licence: 'CC-BY-4.0',
  credit: 'The makers of the set',
  source: 'https://example.org/set',
};

let include: Folder;
let folders: Folder;
let flat: Folder;
let tables: Folder;
beforeAll(() => {
  [include, folders, flat, tables] = [aFolder(), aFolder(), aFolder(), aFolder()];
  include.putClip('1. Adjectives/35. Big large/MVI_0001.MOV');
  include.putClip('1. Adjectives/35. Big large/MVI_0002.MOV');
  include.putClip('9. Others/1. zzz word/MVI_0003.MOV');
  include.put('1. Adjectives/35. Big large/.DS_Store', 'no clip');
  folders.putClip('Good Morning/first.mp4');
  folders.putClip('water/a.webm');
  symlinkSync(join(folders.dir, 'water'), join(folders.dir, 'linked'));
  flat.putClip('Water.mp4');
  flat.putClip('Water_2.mp4');
  flat.putClip('water (3).mp4');
  flat.putClip('tea.mp4');
});
afterAll(() => {
  for (const one of [include, folders, flat, tables]) one.remove();
});

const mapping = (csv: string): string => tables.put('mapping.csv', csv);

describe('the layout of INCLUDE', () => {
  it('needs no mapping for what the lexicon knows, and says what it leaves out', async () => {
    const asked = { dir: include.dir, manifest: undefined, layout: 'include', defaults } as const;
    const { rows, wrong, unmapped } = await readRows(asked, lexicon);

    const { clips, wrong: faults } = await check(include.dir, ...rows.map(({ fields }) => fields));
    expect([...wrong, ...faults]).toEqual([]);
    expect(clips.map(({ prompt }) => prompt.id)).toEqual(['word-big', 'word-big']);
    expect(clips[0]).toMatchObject(defaults);
    expect([...unmapped]).toEqual([['zzz word', 1]]);
  });

  it('takes the word of a mapping before its own', async () => {
    const manifest = mapping('gloss,concept\nbig large,tall\nZZZ-word,hello\n');
    const asked = { dir: include.dir, manifest, layout: 'include', defaults } as const;
    const { rows, unmapped } = await readRows(asked, lexicon);
    expect(rows.map(({ fields }) => fields.concept)).toEqual(['tall', 'tall', 'hello']);
    expect(unmapped.size).toBe(0);
  });
});

it('a folder for each gloss: a mapping names its concept, and what goes before the defaults', async () => {
  const manifest = mapping('gloss,concept,credit\ngood morning,good-morning,Asha\nghost,hello,\n');
  const asked = { dir: folders.dir, manifest, layout: 'gloss-folders', defaults } as const;
  const { rows, unmapped, unused } = await readRows(asked, lexicon);

  const file = 'Good Morning/first.mp4';
  const fields = { ...defaults, concept: 'good-morning', credit: 'Asha', file };
  expect(rows).toEqual([{ where: file, fields }]);
  expect([...unmapped]).toEqual([['water', 1]]);
  expect(unused).toEqual(['ghost']);
});

it('a file for each gloss, or several with numbers', async () => {
  const manifest = mapping('gloss,concept\nwater,water\n');
  const asked = { dir: flat.dir, manifest, layout: 'flat', defaults } as const;
  const { rows, unmapped } = await readRows(asked, lexicon);

  const files = rows.map(({ fields }) => fields.file);
  expect(files).toEqual(['Water.mp4', 'Water_2.mp4', 'water (3).mp4']);
  expect([...unmapped]).toEqual([['tea', 1]]);
});

it('a mapping that names no gloss, or one twice, is told by its lines', async () => {
  const manifest = mapping('gloss,concept\n,hello\nWater,water\nwater,tea\n');
  const asked = { dir: flat.dir, manifest, layout: 'flat', defaults } as const;
  expect((await readRows(asked, lexicon)).wrong).toEqual([
    { where: 'line 2', field: 'gloss', problem: 'is missing' },
    { where: 'line 4', field: 'gloss', problem: 'was mapped before' },
  ]);
});
