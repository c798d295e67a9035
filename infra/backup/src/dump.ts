import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientSession, MongoClient } from 'mongodb';
import { type DumpedCollection, databaseFile, type Manifest } from './format.js';

type Dumped = Pick<Manifest, 'databases' | 'oneMoment'>;
type Sink = (
  documents: AsyncIterable<Buffer>,
  database: string,
  collection: string,
) => Promise<void>;

/** MongoDB 5.0, the first whose sessions read many collections as of one moment. */
const SNAPSHOT_WIRE_VERSION = 13;
const READINGS = 5;
/** How each worker of media is just now: written anew every few seconds, and of no use later. */
const MOMENTARY = 'workers';

/**
 * Writes every document of these databases under `folder`, all as of one moment: by a session of a
 * replica set that has snapshots, else by reading twice and comparing, up to five times.
 */
export async function dumpDatabases(
  client: MongoClient,
  names: readonly string[],
  folder: string,
): Promise<Dumped> {
  const write: Sink = async (documents, database, collection) => {
    const file = databaseFile(folder, database, collection);
    await mkdir(dirname(file), { recursive: true });
    await pipeline(Readable.from(documents, { objectMode: false }), createWriteStream(file));
  };
  if (await hasSnapshots(client)) {
    const session = client.startSession({ snapshot: true });
    try {
      const databases = await readAll(client, names, { write, session });
      return { databases, oneMoment: 'snapshot' };
    } finally {
      await session.endSession();
    }
  }
  for (let reading = 1; reading <= READINGS; reading += 1) {
    const databases = await readAll(client, names, { write });
    const again = await readAll(client, names, { write: drain });
    if (JSON.stringify(again) === JSON.stringify(databases)) {
      return { databases, oneMoment: 'unchanged while it was read' };
    }
  }
  throw new Error(
    `The databases changed during each of ${READINGS} readings, and this MongoDB has no snapshots. Stop the parts and back up again, or use a replica set.`,
  );
}

async function hasSnapshots(client: MongoClient): Promise<boolean> {
  // What does not even know the question is no replica set of today.
  const hello = await client
    .db('admin')
    .command({ hello: 1 })
    .catch(() => null);
  return hello?.setName !== undefined && hello.maxWireVersion >= SNAPSHOT_WIRE_VERSION;
}

const drain: Sink = async (documents) => {
  for await (const _document of documents);
};

/** What was read, database by database and collection by collection, in the order of their names. */
export async function readAll(
  client: MongoClient,
  names: readonly string[],
  { write = drain, session }: { readonly write?: Sink; readonly session?: ClientSession } = {},
): Promise<Manifest['databases']> {
  const databases: Manifest['databases'] = {};
  for (const name of names.toSorted()) {
    const found = await client.db(name).listCollections({}, { nameOnly: true }).toArray();
    const collections: Record<string, DumpedCollection> = {};
    for (const collection of found.map((one) => one.name).toSorted()) {
      // Of the server itself.
      if (collection.startsWith('system.') || collection === MOMENTARY) continue;
      const counted = counting(
        client
          .db(name)
          .collection(collection)
          .find({}, { raw: true, ...(session ? { session } : {}) })
          .sort({ _id: 1 }) as unknown as AsyncIterable<Uint8Array>,
      );
      await write(counted.documents, name, collection);
      collections[collection] = counted.result();
    }
    databases[name] = collections;
  }
  return databases;
}

function counting(source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  const counts = { documents: 0, bytes: 0 };
  async function* pass(): AsyncGenerator<Buffer> {
    for await (const document of source) {
      const bytes = Buffer.from(document);
      hash.update(bytes);
      counts.documents += 1;
      counts.bytes += bytes.length;
      yield bytes;
    }
  }
  return {
    documents: pass(),
    result: (): DumpedCollection => ({ ...counts, sha256: hash.digest('hex') }),
  };
}
