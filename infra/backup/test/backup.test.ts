import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { aStoreName } from '@isl/service-kit/testing';
import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MongoClient,
  ObjectId,
  Timestamp,
} from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp, listBackups, prune, type Stores } from '../src/backup.js';
import { type Bucket, openBucket } from '../src/bucket.js';
import { readConfig } from '../src/config.js';
import { readAll } from '../src/dump.js';
import { databaseFile, MANIFEST, objectFile, readObjects } from '../src/format.js';
import { checkBackup, restore } from '../src/restore.js';

const NOW = new Date('2026-11-24T04:30:00.500Z');
let mongo: MongoClient;
let stores: Stores;
let root: string;
let names: readonly [string, string];
let remove: (keys: readonly string[]) => Promise<void>;

beforeEach(async () => {
  names = [aStoreName('backup-a'), aStoreName('backup-b')];
  const config = readConfig({
    ...process.env,
    S3_BUCKET: aStoreName('backup'),
    BACKUP_DATABASES: names.join(','),
  });
  mongo = new MongoClient(config.MONGODB_URL);
  await mongo.connect();
  const bucket = openBucket(config);
  await bucket.ensure();
  remove = bucket.remove;
  stores = { mongo, bucket, databases: config.BACKUP_DATABASES };
  root = mkdtempSync(join(tmpdir(), 'isl-backup-'));
});
afterEach(async () => {
  await empty();
  await mongo.close();
  rmSync(root, { recursive: true });
});

const at = (database: 0 | 1, collection = 'things') =>
  mongo.db(names[database]).collection(collection);
const put = (key: string, text: string) =>
  stores.bucket.write(
    key,
    Readable.from([Buffer.from(text)]),
    Buffer.byteLength(text),
    'video/mp4',
  );
const textOf = async (key: string): Promise<string> => {
  const found = await stores.bucket.read(key);
  return found ? (await buffer(found.source)).toString() : 'gone';
};
const keysOf = async (bucket: Bucket): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of bucket.list()) keys.push(key);
  return keys;
};
async function empty(): Promise<void> {
  for (const name of names) await mongo.db(name).dropDatabase();
  await remove(await keysOf(stores.bucket));
}

/** Something of everything that a record may hold. */
const RECORD = {
  _id: new ObjectId(),
  whole: new Int32(5),
  real: new Double(5),
  long: Long.fromString('9007199254740993'),
  money: Decimal128.fromString('0.1'),
  at: new Date('2026-02-01T10:00:00.123Z'),
  bytes: new Binary(Buffer.from([0, 1, 255])),
  pattern: new BSONRegExp('^न', 'i'),
  stamp: new Timestamp({ t: 7, i: 1 }),
  nothing: null,
  words: ['नमस्ते', { deep: { deeper: [1, 2.5] } }],
};

describe('a backup', () => {
  it('brings every document back with its types, and every object with its bytes', async () => {
    await at(0).insertMany([RECORD, { _id: 'text' as never, n: 1 }]);
    await at(1, 'empty').insertOne({});
    await at(1, 'empty').deleteMany({});
    await put('a/original', 'the first');
    await put('a/lease.mp4', 'the second');
    const before = await readAll(mongo, names);

    const { folder, manifest } = await backUp(stores, root, NOW);
    expect(folder).toBe(join(root, '2026-11-24T04-30-00Z'));
    expect(manifest.objects).toMatchObject({ count: 2, bytes: 19 });
    expect(await checkBackup(folder)).toEqual(manifest);

    await empty();
    await restore(stores, folder);
    const after = await readAll(mongo, names);
    expect(after[names[0]]).toEqual(before[names[0]]);
    expect(await textOf('a/original')).toBe('the first');
    expect(await textOf('a/lease.mp4')).toBe('the second');
    expect((await stores.bucket.read('a/original'))?.type).toBe('video/mp4');
  });

  it('fetches what an earlier one has not again, and shares it', async () => {
    await put('a/original', 'the first');
    await backUp(stores, root, NOW);
    await put('b/original', 'the second');
    const fetched: string[] = [];
    const read = (key: string) => {
      fetched.push(key);
      return stores.bucket.read(key);
    };
    const second = await backUp(
      { ...stores, bucket: { ...stores.bucket, read } },
      root,
      new Date(NOW.getTime() + 60_000),
    );
    expect(fetched).toEqual(['b/original']);
    expect((await readObjects(second.folder)).map(({ key }) => key)).toEqual([
      'a/original',
      'b/original',
    ]);
  });

  it('fetches an object again whose copy is gone', async () => {
    await put('a/original', 'the first');
    const { folder } = await backUp(stores, root, NOW);
    const [object] = await readObjects(folder);
    await rm(objectFile(root, object?.sha256 ?? ''));
    const second = await backUp(stores, root, new Date(NOW.getTime() + 60_000));
    await expect(checkBackup(second.folder)).resolves.toBeTruthy();
  });

  it('leaves out what is taken back while it runs', async () => {
    await put('a/original', 'stays');
    await put('b/original', 'taken back');
    const read = async (key: string) => {
      if (key === 'b/original') await remove([key]);
      return stores.bucket.read(key);
    };
    const bucket = { ...stores.bucket, read };
    const { folder } = await backUp({ ...stores, bucket }, root, NOW);
    expect((await readObjects(folder)).map(({ key }) => key)).toEqual(['a/original']);
  });

  it('that fails is told, and is no backup', async () => {
    await put('a/original', 'x');
    const read = () => Promise.reject(new Error('the line was cut'));
    const bucket = { ...stores.bucket, read };
    await expect(backUp({ ...stores, bucket }, root, NOW)).rejects.toThrow('the line was cut');
    expect(await listBackups(root)).toEqual([]);
    await prune(root, 1);
    expect(await readdir(root)).toEqual([]);
  });

  it('is of one moment while others write, or is refused', async () => {
    await at(0).insertOne({ _id: 'n' as never, n: 0 });
    await at(1).insertOne({ _id: 'n' as never, n: 0 });
    let isOver = false;
    const writing = (async () => {
      for (let n = 1; !isOver; n += 1) {
        await at(0).updateOne({ _id: 'n' as never }, { $set: { n } });
        await at(1).updateOne({ _id: 'n' as never }, { $set: { n } });
      }
    })();
    const made = await backUp(stores, root, NOW).catch((error: Error) => error);
    isOver = true;
    await writing;
    if (made instanceof Error) {
      expect(made.message).toMatch(/changed during each of 5 readings/);
      return;
    }
    await empty();
    await restore(stores, made.folder);
    const [first, second] = await Promise.all([at(0).findOne({}), at(1).findOne({})]);
    expect([0, 1]).toContain(first?.n - second?.n);
  });

  it('goes when newer ones are kept, with the objects that no other names', async () => {
    await put('a/original', 'old');
    await backUp(stores, root, NOW);
    await remove(['a/original']);
    await put('b/original', 'new');
    const { folder } = await backUp(stores, root, new Date(NOW.getTime() + 60_000));
    expect(await prune(root, 1)).toEqual([join(root, '2026-11-24T04-30-00Z')]);
    expect(await listBackups(root)).toEqual([folder]);
    await expect(checkBackup(folder)).resolves.toBeTruthy();
    const files = await readdir(join(root, 'objects'), { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile())).toHaveLength(1);
  });
});

describe('a restore', () => {
  const aBackup = async (): Promise<string> => {
    await at(0).insertOne({ _id: 'one' as never });
    await put('a/original', 'bytes');
    const { folder } = await backUp(stores, root, NOW);
    return folder;
  };

  it('wants an empty database', async () => {
    const folder = await aBackup();
    await remove(['a/original']);
    await expect(restore(stores, folder)).rejects.toThrow(`${names[0]}.things is not empty`);
    expect(await keysOf(stores.bucket)).toEqual([]);
  });

  it('wants an empty bucket', async () => {
    const folder = await aBackup();
    await mongo.db(names[0]).dropDatabase();
    await expect(restore(stores, folder)).rejects.toThrow('The bucket is not empty (a/original)');
    expect(await at(0).countDocuments()).toBe(0);
  });

  it.each<[string, (folder: string) => Promise<void>, RegExp]>([
    [
      'an object that changed',
      async (folder) => {
        const [object] = await readObjects(folder);
        await writeFile(objectFile(root, object?.sha256 ?? ''), 'other');
      },
      /has changed/,
    ],
    [
      'an object that is missing',
      async (folder) => {
        const [object] = await readObjects(folder);
        await rm(objectFile(root, object?.sha256 ?? ''));
      },
      /is missing/,
    ],
    [
      'documents cut short',
      (folder) => truncate(databaseFile(folder, names[0], 'things'), 10),
      /things\.bson has changed/,
    ],
    [
      'a list with a line more',
      (folder) => appendFile(join(folder, 'objects.jsonl'), '{}\n'),
      /objects\.jsonl has changed/,
    ],
    ['no manifest', (folder) => rm(join(folder, MANIFEST)), /is no backup/],
    [
      'a name that leads out of the folder',
      async (folder) => {
        const text = await readFile(join(folder, MANIFEST), 'utf8');
        await writeFile(join(folder, MANIFEST), text.replace('"things"', '"../things"'));
      },
      /is not one of format 1/,
    ],
  ])('writes nothing of a backup with %s', async (_what, spoil, message) => {
    const folder = await aBackup();
    await empty();
    await spoil(folder);
    await expect(restore(stores, folder)).rejects.toThrow(message);
    expect(await keysOf(stores.bucket)).toEqual([]);
    expect(await at(0).countDocuments()).toBe(0);
  });
});
