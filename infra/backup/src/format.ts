import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/**
 * A folder of backups has a folder for each, named by its moment, and `objects/`, which they share:
 *
 *   2026-11-24T04-30-00Z/manifest.json
 *   2026-11-24T04-30-00Z/databases/isl_media/videos.bson   documents as BSON, one behind another
 *   2026-11-24T04-30-00Z/objects.jsonl                     a line an object of the bucket
 *   objects/ab/abcd…                                       its bytes, named by their SHA-256
 *
 * A backup that was not finished has a folder that ends with `.partial`.
 */
const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const OBJECTS_LIST = 'objects.jsonl';
export const PARTIAL = '.partial';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);
// Names become paths: nothing of them may lead out of the folder.
const name = z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/);

const collection = z.strictObject({ documents: count, bytes: count, sha256 });
const manifest = z.strictObject({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** How it is known that all documents are of one moment. */
  oneMoment: z.enum(['snapshot', 'unchanged while it was read']),
  databases: z.record(name, z.record(name, collection)),
  objects: z.strictObject({ count, bytes: count, sha256 }),
});
const storedObject = z.strictObject({
  key: z.string().min(1),
  bytes: count,
  etag: z.string(),
  type: z.string(),
  sha256,
});

export type DumpedCollection = z.infer<typeof collection>;
export type Manifest = z.infer<typeof manifest>;
export type StoredObject = z.infer<typeof storedObject>;

export const newManifest = (content: Omit<Manifest, 'format'>): Manifest => ({
  format: FORMAT,
  ...content,
});

export function databaseFile(folder: string, database: string, collection: string): string {
  return join(folder, 'databases', database, `${collection}.bson`);
}

/** Where an object's bytes lie, beside the backups that name it. */
export function objectFile(root: string, checksum: string): string {
  return join(root, 'objects', checksum.slice(0, 2), checksum);
}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} is no backup: it has no ${MANIFEST}.`);
  const read = manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`${MANIFEST} is not one of format ${FORMAT}: ${read.error}`);
  return read.data;
}

export async function readObjects(folder: string): Promise<StoredObject[]> {
  const text = await readFile(join(folder, OBJECTS_LIST), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => storedObject.parse(JSON.parse(line)));
}

export async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
