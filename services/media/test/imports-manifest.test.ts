import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTable } from '../src/imports/manifest/read-table.js';
import { aFolder, aRow, check, type Folder } from './support/imports.js';

let folder: Folder;
let outside: Folder;
beforeAll(() => {
  folder = aFolder();
  outside = aFolder();
  folder.putClip('hello.mp4');
  outside.putClip('secret.mp4');
});
afterAll(() => {
  folder.remove();
  outside.remove();
});

/** What is said of one row, as field and problem. */
const faultsOf = async (fields: Record<string, unknown>): Promise<string[]> =>
  (await check(folder.dir, aRow(fields))).wrong.map(({ field, problem }) => `${field} ${problem}`);

describe('a row', () => {
  it('that is right names its file, its sign and all that goes with it', async () => {
    const { clips, wrong } = await check(folder.dir, aRow({ region: 'IN-KA', signer: 'S1' }));

    expect(wrong).toEqual([]);
    expect(clips).toEqual([
      {
        where: 'line 2',
        path: join(folder.dir, 'hello.mp4'),
        demuxer: 'mov',
        prompt: { kind: 'sign', id: 'word-hello', label: 'hello' },
        licence: 'CC-BY-SA-4.0',
        credit: 'The Deaf school of Pune',
        source: 'https://example.org/set',
        region: 'IN-KA',
        signer: 'S1',
      },
    ]);
  });

  it.each([
    ['a gloss', 'HELLO', 'word-hello'],
    ['an entry', 'word-hello', 'word-hello'],
    ['one variant of a letter', 'letter-a-v2', 'letter-a-v2'],
    ['an expression', 'expression-happy', 'expression-happy'],
  ])('may name its sign by %s', async (_what, concept, id) => {
    const { clips } = await check(folder.dir, aRow({ concept }));
    expect(clips[0]?.prompt.id).toBe(id);
  });

  it.each([
    [{ concept: 'no-such' }, ['concept the lexicon has no "no-such"']],
    [{ concept: 'letter-a' }, ['concept may be any of letter-a-v1, letter-a-v2: name one']],
    [{ concept: undefined }, ['concept is missing']],
    [{ licence: 'CC-BY-ND-4.0' }, [expect.stringMatching(/^licence is none of CC0-1\.0, /)]],
    [{ licence: undefined }, ['licence is missing']],
    [{ credit: undefined }, ['credit is missing']],
    [{ credit: 'a\u0007b' }, ['credit has characters that cannot be shown']],
    [{ credit: 'x'.repeat(301) }, ['credit is longer than 300 characters']],
    [{ source: 'ftp://example.org' }, [expect.stringMatching(/^source is no address/)]],
    [{ region: 'Karnataka' }, ['region is no region such as IN-KA, and not other']],
    [{ colour: 'blue' }, ['colour is not known']],
    [{ file: undefined }, ['file is missing']],
    [{ file: 'gone.mp4' }, ['file is not there']],
    [{ file: '.' }, ['file leads out of the folder']],
    [
      { concept: 'no-such', file: 'gone.mp4', region: 'x' },
      [
        'region is no region such as IN-KA, and not other',
        'concept the lexicon has no "no-such"',
        'file is not there',
      ],
    ],
  ])('that is wrong is told with everything that is wrong: %j', async (fields, faults) => {
    expect(await faultsOf(fields)).toEqual(faults);
  });

  it('takes no file from outside its folder, and follows no link', async () => {
    const secret = join(outside.dir, 'secret.mp4');
    symlinkSync(secret, join(folder.dir, 'link.mp4'));
    symlinkSync(outside.dir, join(folder.dir, 'door'));
    symlinkSync('hello.mp4', join(folder.dir, 'inner.mp4'));

    const name = outside.dir.split('/').at(-1);
    expect(await faultsOf({ file: secret })).toEqual(['file leads out of the folder']);
    expect(await faultsOf({ file: `../${name}/secret.mp4` })).toEqual([
      'file leads out of the folder',
    ]);
    for (const file of ['link.mp4', 'door/secret.mp4', 'inner.mp4']) {
      expect(await faultsOf({ file })).toEqual(['file is a link, or behind one']);
    }
  });

  it('takes videos alone: no text, no folder, no pipe, nothing that is too large', async () => {
    folder.put('notes.mp4', 'these are notes');
    folder.put('inner/one.txt', '');
    folder.put('large.mp4', Buffer.alloc(10 * 1024 * 1024 + 1));
    execFileSync('mkfifo', [join(folder.dir, 'pipe.mp4')]);

    expect(await faultsOf({ file: 'notes.mp4' })).toEqual(['file does not begin like a video']);
    expect(await faultsOf({ file: 'inner' })).toEqual(['file is no file']);
    expect(await faultsOf({ file: 'pipe.mp4' })).toEqual(['file is no file']);
    expect(await faultsOf({ file: 'large.mp4' })).toEqual(['file is larger than 10485760 bytes']);
  });
});

describe('a manifest', () => {
  it('is read as CSV with the number of each line, and what is empty is left out', async () => {
    const csv = '\uFEFFconcept,file,region\nhello, a.mp4 ,\n\n"thank-you","b,c.mp4",IN-KA\n';
    expect(await readTable(folder.put('good.csv', csv))).toEqual([
      { where: 'line 2', fields: { concept: 'hello', file: 'a.mp4' } },
      { where: 'line 4', fields: { concept: 'thank-you', file: 'b,c.mp4', region: 'IN-KA' } },
    ]);
  });

  it('is read as JSON too', async () => {
    const file = folder.put('good.json', JSON.stringify([{ concept: 'hello', region: '' }]));
    expect(await readTable(file)).toEqual([{ where: 'entry 1', fields: { concept: 'hello' } }]);
  });

  it.each([
    ['wide.csv', 'a,b\n1,2,3\n', /line 2/],
    ['quote.csv', 'a,b\n"1,2\n', /Quote/],
    ['empty.csv', 'a,b\n', /has no rows/],
    ['object.json', '{"a":1}', /is no list of objects/],
    ['broken.json', '[{', /JSON/],
  ])('that cannot be read is told with its name: %s', async (name, content, problem) => {
    const file = folder.put(name, content);
    await expect(readTable(file)).rejects.toThrow(problem);
    await expect(readTable(file)).rejects.toThrow(file);
  });
});
