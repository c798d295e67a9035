import { createReadStream } from 'node:fs';
import { BSON, type Collection, type Document, type MongoClient } from 'mongodb';
import { readAll } from './dump.js';
import { databaseFile, type Manifest } from './format.js';

const BATCH = 500;
const LENGTH_BYTES = 4;
/** As MongoDB has it. */
const LARGEST_DOCUMENT = 16 * 1024 * 1024;

/** Throws where one of these databases has a document already. */
export async function requireEmptyDatabases(
  client: MongoClient,
  names: readonly string[],
): Promise<void> {
  for (const [database, collections] of Object.entries(await readAll(client, names))) {
    const full = Object.entries(collections).find(([, { documents }]) => documents > 0);
    if (full) throw new Error(`${database}.${full[0]} is not empty; nothing was restored.`);
  }
}

/** Inserts what was dumped; afterwards every collection has the checksum of the manifest. */
export async function loadDatabases(
  client: MongoClient,
  folder: string,
  { databases }: Pick<Manifest, 'databases'>,
): Promise<void> {
  for (const [database, collections] of Object.entries(databases)) {
    for (const collection of Object.keys(collections)) {
      const file = databaseFile(folder, database, collection);
      await insertAll(client.db(database).collection(collection), file);
    }
  }
  const loaded = await readAll(client, Object.keys(databases));
  for (const [database, collections] of Object.entries(databases)) {
    for (const [collection, { documents, sha256 }] of Object.entries(collections)) {
      const there = loaded[database]?.[collection];
      if (documents > 0 && there?.sha256 !== sha256) {
        throw new Error(`${database}.${collection} differs from the backup after it was restored.`);
      }
    }
  }
}

async function insertAll(collection: Collection, file: string): Promise<void> {
  let batch: Document[] = [];
  const insert = async (): Promise<void> => {
    if (batch.length > 0) await collection.insertMany(batch);
    batch = [];
  };
  for await (const bytes of documentsOf(file)) {
    // Numbers, patterns and bytes keep the types that they were stored with.
    batch.push(BSON.deserialize(bytes, { promoteValues: false, bsonRegExp: true }));
    if (batch.length === BATCH) await insert();
  }
  await insert();
}

/** Each begins with its own length, four bytes, the least significant first. */
export async function* documentsOf(file: string): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    for (;;) {
      const length = rest.length < LENGTH_BYTES ? Number.POSITIVE_INFINITY : rest.readInt32LE(0);
      if (Number.isFinite(length) && (length < 5 || length > LARGEST_DOCUMENT)) {
        throw new Error(`${file} is no file of BSON documents.`);
      }
      if (rest.length < length) break;
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  if (rest.length > 0) throw new Error(`${file} ends within a document.`);
}
