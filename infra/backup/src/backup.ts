import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MongoClient } from 'mongodb';
import type { Bucket } from './bucket.js';
import { dumpDatabases } from './dump.js';
import {
  checksumOf,
  MANIFEST,
  type Manifest,
  newManifest,
  OBJECTS_LIST,
  PARTIAL,
  readObjects,
  type StoredObject,
} from './format.js';
import { copyObjects } from './objects.js';

export type Stores = {
  readonly mongo: MongoClient;
  readonly bucket: Bucket;
  readonly databases: readonly string[];
};
export type Made = { readonly folder: string; readonly manifest: Manifest };

/**
 * Backs both stores up into a new folder of `root`. The databases come first: a record is written before
 * its objects and removed before them, so an object that is missing was taken back meanwhile, and one
 * too many belongs to no record and is swept.
 */
export async function backUp(
  { mongo, bucket, databases }: Stores,
  root: string,
  now: Date,
): Promise<Made> {
  const madeAt = now.toISOString();
  const folder = join(root, madeAt.replace(/\.\d+Z$/, 'Z').replaceAll(':', '-'));
  const partial = `${folder}${PARTIAL}`;
  await mkdir(root, { recursive: true, mode: 0o700 });
  await mkdir(partial);
  const known = await knownObjects(root);
  const dumped = await dumpDatabases(mongo, databases, partial);
  const objects = await copyObjects(bucket, root, known);
  const list = join(partial, OBJECTS_LIST);
  await writeFile(list, objects.map((object) => `${JSON.stringify(object)}\n`).join(''));
  const manifest = newManifest({
    madeAt,
    ...dumped,
    objects: {
      count: objects.length,
      bytes: objects.reduce((sum, { bytes }) => sum + bytes, 0),
      sha256: await checksumOf(list),
    },
  });
  await writeFile(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(partial, folder);
  return { folder, manifest };
}

/** The finished ones in `root`, oldest first. */
export async function listBackups(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(entry.name))
    .map(({ name }) => join(root, name))
    .toSorted();
}

/** Removes all but the newest `keep`, what was not finished, and the objects that no backup names. */
export async function prune(root: string, keep: number): Promise<string[]> {
  const all = await listBackups(root);
  const old = all.slice(0, Math.max(0, all.length - keep));
  for (const folder of old) await rm(folder, { recursive: true });
  for (const entry of await readdir(root)) {
    if (entry.endsWith(PARTIAL)) await rm(join(root, entry), { recursive: true });
  }
  const named = new Set([...(await knownObjects(root)).values()].map(({ sha256 }) => sha256));
  const objects = join(root, 'objects');
  for (const entry of await readdir(objects, { recursive: true, withFileTypes: true }).catch(
    () => [],
  )) {
    if (entry.isFile() && !named.has(entry.name)) await rm(join(entry.parentPath, entry.name));
  }
  return old;
}

/** What earlier backups have, by key. */
async function knownObjects(root: string): Promise<Map<string, StoredObject>> {
  const known = new Map<string, StoredObject>();
  for (const folder of await listBackups(root)) {
    for (const object of await readObjects(folder)) known.set(object.key, object);
  }
  return known;
}
