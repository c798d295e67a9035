import { type Db, type IndexDescription, MongoClient, MongoServerError, ObjectId } from 'mongodb';
import { activeTracing } from './tracing.js';

export type Database = {
  readonly db: Db;
  readonly close: () => Promise<void>;
};

/** For each collection what its queries rely on. */
export type Indexes = Readonly<Record<string, readonly IndexDescription[]>>;

/** How long a call waits for a database that is away before it fails. */
const PATIENCE_MS = 5_000;
const DUPLICATE_KEY = 11000;

/** Connects, or fails after five seconds; `appName` is how the server's log calls the caller. */
export async function openDatabase(
  url: string,
  { name, appName }: { readonly name: string; readonly appName: string },
): Promise<Database> {
  const tracing = activeTracing();
  const client = new MongoClient(url, {
    appName,
    serverSelectionTimeoutMS: PATIENCE_MS,
    ignoreUndefined: true,
    monitorCommands: tracing !== null,
  });
  tracing?.watchDatabase(client);
  await client.connect();
  return { db: client.db(name), close: () => client.close() };
}

/** Throws while the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await db.command({ ping: 1 });
}

/** Creates the indexes that are missing; a second call changes nothing. */
export async function ensureIndexes(db: Db, indexes: Indexes): Promise<void> {
  for (const [collection, descriptions] of Object.entries(indexes)) {
    await db.collection(collection).createIndexes([...descriptions]);
  }
}

/** How much a database keeps; nothing where the server does not say. */
export async function sizeOf(
  db: Db,
): Promise<{ database?: { name: string; documents: number; bytes: number } }> {
  const stats = await db.command({ dbStats: 1 }).catch(() => null);
  const [documents, bytes] = [Number(stats?.objects), Number(stats?.dataSize)];
  if (!Number.isFinite(documents) || !Number.isFinite(bytes)) return {};
  return { database: { name: db.databaseName, documents, bytes: Math.round(bytes) } };
}

export function newId(): string {
  return new ObjectId().toHexString();
}

export function toId(text: string): ObjectId {
  return new ObjectId(text);
}

export function isId(text: string): boolean {
  return ObjectId.isValid(text);
}

/** Whether a write failed because its key is taken. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}

/** The order of pages: newest first, and of two from one moment the younger id. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

/**
 * The filter for what follows a document on pages in the order `NEWEST_FIRST`. Of a document that
 * is gone the id still says about when it was made.
 */
export async function olderThan<Id>(
  after: Id,
  find: (id: Id) => Promise<{ readonly createdAt: Date } | null>,
) {
  const last = await find(after);
  if (!last) return { _id: { $lt: after } };
  const { createdAt } = last;
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: after } }] };
}
