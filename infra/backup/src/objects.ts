import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket, Listed } from './bucket.js';
import { objectFile, type StoredObject } from './format.js';

/** So many objects are on their way at once. */
const AT_ONCE = 4;

/**
 * Copies every object of the bucket into `root`. What an earlier backup has is not fetched again: a key
 * is written once and never changed. An object that goes away meanwhile was taken back, and is left out.
 */
export async function copyObjects(
  bucket: Bucket,
  root: string,
  known: ReadonlyMap<string, StoredObject>,
): Promise<StoredObject[]> {
  const stored: StoredObject[] = [];
  await inParallel(bucket.list(), async (listed) => {
    const before = known.get(listed.key);
    const isKept = before && isSame(before, listed) && (await isThere(root, before.sha256));
    const object = isKept ? before : await fetchObject(bucket, root, listed);
    if (object) stored.push(object);
  });
  return stored.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** Puts every object back under its key. */
export async function putObjects(
  bucket: Bucket,
  root: string,
  objects: readonly StoredObject[],
): Promise<void> {
  await inParallel(objects, async ({ key, bytes, type, sha256 }) => {
    await bucket.write(key, createReadStream(objectFile(root, sha256)), bytes, type);
  });
}

const isSame = (before: StoredObject, { bytes, etag }: Listed): boolean =>
  before.bytes === bytes && before.etag === etag;

async function isThere(root: string, checksum: string): Promise<boolean> {
  return access(objectFile(root, checksum)).then(
    () => true,
    () => false,
  );
}

async function fetchObject(
  bucket: Bucket,
  root: string,
  { key, etag }: Listed,
): Promise<StoredObject | null> {
  const found = await bucket.read(key);
  if (!found) return null;
  const scratch = join(root, 'objects', `${randomUUID()}.new`);
  await mkdir(dirname(scratch), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(found.source, count, createWriteStream(scratch));
  } catch (error) {
    await rm(scratch, { force: true });
    throw error;
  }
  const sha256 = hash.digest('hex');
  const file = objectFile(root, sha256);
  await mkdir(dirname(file), { recursive: true });
  await rename(scratch, file);
  return { key, bytes, etag, type: found.type, sha256 };
}

async function inParallel<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  for await (const item of items) {
    if (failures.length > 0) break;
    const task = work(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(task));
    running.add(task);
    if (running.size >= AT_ONCE) await Promise.race(running);
  }
  await Promise.all(running);
  if (failures.length > 0) throw failures[0];
}
