import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFolder, type Folder, LEXICON_DIR } from './support/imports.js';
import { someStores, type TestStores } from './support/stores.js';

const SCRIPT = fileURLToPath(new URL('../src/import-clips.ts', import.meta.url));
const HEAD = 'concept,file,licence,credit,source\n';
const REST = 'CC-BY-4.0,Asha,https://example.org/set\n';

let stores: TestStores;
let folder: Folder;
beforeAll(async () => {
  stores = await someStores();
  folder = aFolder();
  folder.putClip('hello.mp4');
});
afterAll(async () => {
  folder.remove();
  await stores.close();
});

/** As `make import-clips` runs it. */
const command = async (...words: string[]) => {
  const env = { PATH: process.env.PATH, LEXICON_DIR, ...stores.settings };
  const args = ['--import', 'tsx', SCRIPT, ...words];
  const done = await promisify(execFile)(process.execPath, args, { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      ...{ code, stdout, stderr },
    }),
  );
  return done;
};
const manifest = (rows: string): string => folder.put('my set.csv', HEAD + rows);

it('imports nothing while a row is wrong, unless it is told to leave those out', async () => {
  const file = manifest(`hello,hello.mp4,${REST}nothing,gone.mp4,${REST}`);
  const words = ['--dir', folder.dir, '--manifest', file];
  const refused = await command(...words);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('line 3: concept the lexicon has no "nothing"\n');
  expect(refused.stderr).toContain('line 3: file is not there\n');
  expect(refused.stderr).toContain('2 faults in 1 of 2 rows: nothing was imported.');
  expect(await stores.records()).toEqual([]);

  const { code, stdout } = await command(...words, '--skip-wrong');
  expect(code).toBe(0);
  expect(stdout).toContain('my-set: 1 imported, 0 here already, 1 wrong.');
  expect(await stores.records()).toMatchObject([
    { status: 'stored', title: 'hello', imported: { setId: 'my-set', isOn: false } },
  ]);
});

it('says what is here already, and removes the set', async () => {
  const words = ['--dir', folder.dir, '--manifest', manifest(`hello,hello.mp4,${REST}`)];
  const [record] = await stores.records();
  const { stdout } = await command(...words);
  expect(stdout).toContain(`line 2: is here already, as ${record?._id}`);
  expect(stdout).toContain('my-set: 0 imported, 1 here already, 0 wrong.');

  expect((await command('--remove', 'my-set')).stdout).toBe('my-set: 1 clips removed.\n');
  expect(await stores.records()).toEqual([]);
  expect(await stores.keys()).toEqual([]);
  expect(await command('--remove', 'my-set')).toMatchObject({
    code: 1,
    stderr: 'There is no set my-set.\n',
  });
});

it('says how it is called', async () => {
  expect((await command()).stderr).toContain('usage: make import-clips dir=FOLDER manifest=FILE');
  const odd = await command('--dir', folder.dir, '--manifest', 'a.csv', '--layout', 'odd');
  expect(odd.stderr).toBe('layout: odd is none of include, gloss-folders, flat\n');
  const named = await command('--dir', folder.dir, '--manifest', 'a.csv', '--set', '../x');
  expect(named.stderr).toContain('set: up to 60 small letters');
});
