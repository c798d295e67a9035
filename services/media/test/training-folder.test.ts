import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openClipFolder } from '../src/training/clip-folder.js';
import {
  ASHA,
  aClip,
  dir,
  files,
  filmOf,
  isThere,
  KUMAR,
  listed,
  nameOf,
  RAVI,
  scratch,
  sha256,
  signerOf,
  stores,
  update,
  withdraw,
  write,
} from './support/training.js';

describe('a folder that is being written', () => {
  it('is not written by another run, which says so, until that one has ended', async () => {
    const first = await openClipFolder(dir);
    await expect(openClipFolder(dir)).rejects.toThrow(
      `${dir}: process ${process.pid} writes there now; try again once it has ended`,
    );
    await first.close();
    await (await openClipFolder(dir)).close();
    expect(existsSync(join(dir, '.writing'))).toBe(false);
  });

  it.each(['', '2147483646'])('by a run that was killed (%j) is written again', async (left) => {
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, '.writing'), left);
    await aClip();
    expect(await write()).toMatchObject({ clips: 1 });
    expect(existsSync(join(dir, '.writing'))).toBe(false);
  });
});

describe('a folder that was written before', () => {
  it('gets what is new; who was there keeps their name, and nothing comes twice', async () => {
    const hello = await aClip();
    await write();
    const [before] = listed();
    const read = new Set<string>();
    const counting = {
      read: (key: string) => {
        read.add(key);
        return stores.store.read(key);
      },
    };
    const again = await aClip({ createdAt: new Date('2026-02-01T00:00:00Z') });
    const others = await aClip(RAVI);

    expect(await write(counting)).toMatchObject({ clips: 3, signers: 2, added: 2, removed: 0 });
    expect([...read].some((key) => key.startsWith(hello))).toBe(false);
    expect(read.size).toBe(2);
    expect([signerOf(hello), signerOf(again)]).toEqual([before?.signer, before?.signer]);
    expect(signerOf(others)).not.toBe(before?.signer);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'its giver takes the word for learning back',
      (id) => update(id, { $set: { 'contribution.consent.scopes': ['keep', 'show'] } }),
    ],
    ['its giver withdraws it', withdraw],
    ['a moderator hides it', (id) => stores.change(id, { hidden: { reason: 'x' } as never })],
    [
      'those who judge it change their mind',
      (id) => update(id, { $set: { 'contribution.outcome': 'not-accepted' } }),
    ],
  ])('loses file, line and signer of a clip once %s', async (_what, takeBack) => {
    const gone = await aClip(RAVI);
    const stays = await aClip();
    await write();
    const signer = signerOf(gone);
    expect(signer).toBeDefined();

    await takeBack(gone);
    const found = await write();
    expect(found).toMatchObject({ clips: 1, signers: 1, added: 0, removed: 1, signersGone: 1 });
    expect(files()).toEqual([nameOf(stays)]);
    const manifest = readFileSync(join(dir, 'manifest.csv'), 'utf8');
    expect(manifest).not.toContain(signer);
    expect(manifest).not.toContain(sha256(filmOf(gone)));
  });

  it('loses first what was taken back, even where the rest cannot be fetched', async () => {
    const gone = await aClip(RAVI);
    const stays = await aClip();
    await write();
    await withdraw(gone);
    await aClip(KUMAR);
    const broken = {
      read: async () =>
        new Readable({
          read() {
            this.push('half a fi');
            this.destroy(new Error('the line was cut'));
          },
        }),
    };

    await expect(write(broken)).rejects.toThrow('the line was cut');
    expect(files()).toEqual([nameOf(stays)]);
    expect(listed()).toHaveLength(1);
    expect(await write()).toMatchObject({ clips: 2, added: 1 });
  });

  it('never has what was taken back while it came', async () => {
    const clip = await aClip();
    const stays = await aClip(RAVI);
    const takingBack = {
      read: async (key: string) => {
        const film = await stores.store.read(key);
        await withdraw(clip);
        return film;
      },
    };

    expect((await write(takingBack)).leftOut).toEqual(new Map([['meanwhile', 1]]));
    expect(files()).toEqual([nameOf(stays)]);
    expect(isThere(stays)).toBe(true);
  });

  it('has no half of a clip when a run is stopped, and the next goes on', async () => {
    const [first, second] = [await aClip({ createdAt: new Date(1) }), await aClip(RAVI)];
    const stop = new AbortController();
    const stopping = {
      read: async (key: string) => {
        if (!key.startsWith(second)) return stores.store.read(key);
        return new Readable({
          read() {
            this.push('half a fi');
            stop.abort(new Error('stopped'));
          },
        });
      },
    };

    await expect(write(stopping, { signal: stop.signal })).rejects.toThrow();
    expect(files()).toEqual([nameOf(first)]);
    const read: string[] = [];
    const counting = {
      read: (key: string) => {
        read.push(key);
        return stores.store.read(key);
      },
    };
    expect(await write(counting)).toMatchObject({ clips: 2, added: 2 });
    expect(read.filter((key) => !key.startsWith(second))).toEqual([]);

    expect(isThere(second)).toBe(true);
  });

  it('is mended where a file was lost or spoilt, or a run was killed', async () => {
    const [one, two] = [await aClip(), await aClip()];
    await write();
    rmSync(join(dir, 'clips', nameOf(one)));
    writeFileSync(join(dir, 'clips', nameOf(two)), 'spoilt');
    writeFileSync(join(dir, 'clips', '.arriving'), 'half a fi');
    const before = listed();

    expect(await write()).toMatchObject({ clips: 2, added: 0, removed: 0 });
    expect(files()).toEqual([nameOf(one), nameOf(two)].sort());
    for (const file of files()) {
      expect(`${sha256(readFileSync(join(dir, 'clips', file)))}.mp4`).toBe(file);
    }
    expect(listed()).toEqual(before);
  });
});

describe('the folder', () => {
  it('says nothing of who anybody is, and is for nobody else of the machine', async () => {
    const ids = [await aClip(), await aClip(RAVI)];
    await write();
    const names = readdirSync(dir, { recursive: true }).map(String);
    const texts = names
      .map((name) => join(dir, name))
      .filter((path) => statSync(path).isFile() && !path.endsWith('.mp4'))
      .map((path) => readFileSync(path, 'utf8'));
    const everything = [...names, ...texts].join('\n');
    const known = [ASHA, RAVI].flatMap(Object.values) as string[];
    for (const said of [...ids, ...known, ...known.map(sha256), '@']) {
      expect(everything).not.toContain(said);
    }
    expect(statSync(join(dir, 'manifest.csv')).mode & 0o077).toBe(0);
    expect(statSync(dir).mode & 0o077).toBe(0);
    expect(statSync(join(dir, 'clips', files()[0] ?? '')).mode & 0o077).toBe(0);
  });

  it('gives a signer another name in another folder', async () => {
    await aClip();
    await write();
    const another = join(scratch, 'another');
    await write(stores.store, { to: another });
    expect(listed(another)[0]?.sha256).toBe(listed()[0]?.sha256);
    expect(listed(another)[0]?.signer).not.toBe(listed()[0]?.signer);
  });

  it.each([
    ['with other things in it', 'notes.txt', 'mine'],
    ['whose list is of other clips', 'manifest.csv', 'file,sign,signer,licence\na.mp4,b,c,d\n'],
    ['whose list is none', 'manifest.csv', '"'],
  ])('is not one %s', async (_what, name, content) => {
    mkdirSync(dir);
    writeFileSync(join(dir, name), content);
    await aClip();
    await expect(write()).rejects.toThrow(`${dir}: `);
    expect(readdirSync(dir)).toEqual([name]);
  });

  it('may have other things in it once it is ours', async () => {
    await aClip();
    await write();
    writeFileSync(join(dir, 'notes.txt'), 'mine');
    await write();
    expect(existsSync(join(dir, 'notes.txt'))).toBe(true);
  });
});
