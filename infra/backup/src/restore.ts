import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Stores } from './backup.js';
import {
  checksumOf,
  databaseFile,
  type Manifest,
  OBJECTS_LIST,
  objectFile,
  readManifest,
  readObjects,
} from './format.js';
import { loadDatabases, requireEmptyDatabases } from './load.js';
import { putObjects } from './objects.js';

/** Throws, with every file that is missing or changed, where a backup is not as it was made. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const wrong: string[] = [];
  const check = async (file: string, checksum: string): Promise<void> => {
    const isThere = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isThere) wrong.push(`${file} is missing`);
    else if ((await checksumOf(file)) !== checksum) wrong.push(`${file} has changed`);
  };
  for (const [database, collections] of Object.entries(manifest.databases)) {
    for (const [collection, { sha256 }] of Object.entries(collections)) {
      await check(databaseFile(folder, database, collection), sha256);
    }
  }
  await check(join(folder, OBJECTS_LIST), manifest.objects.sha256);
  if (wrong.length === 0) {
    const checksums = new Set((await readObjects(folder)).map(({ sha256 }) => sha256));
    for (const checksum of checksums) await check(objectFile(dirname(folder), checksum), checksum);
  }
  if (wrong.length > 0) {
    throw new Error(
      `${basename(folder)} is damaged:\n${wrong.map((one) => `  ${one}`).join('\n')}`,
    );
  }
  return manifest;
}

/**
 * Puts a backup into stores that are empty. It is checked whole before anything is written, and objects
 * come before the records that name them.
 */
export async function restore(
  { mongo, bucket }: Pick<Stores, 'mongo' | 'bucket'>,
  folder: string,
): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  await requireEmptyDatabases(mongo, Object.keys(manifest.databases));
  for await (const { key } of bucket.list()) {
    throw new Error(`The bucket is not empty (${key}); nothing was restored.`);
  }
  await bucket.ensure();
  await putObjects(bucket, dirname(folder), await readObjects(folder));
  await loadDatabases(mongo, folder, manifest);
  return manifest;
}
