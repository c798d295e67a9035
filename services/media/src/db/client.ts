import { type Db, MongoClient } from 'mongodb';

/** How long a call waits for a database that is away before it fails. */
const PATIENCE_MS = 5_000;

export type Database = {
  readonly db: Db;
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openDatabase(url: string, name: string): Promise<Database> {
  const client = new MongoClient(url, {
    appName: 'media',
    serverSelectionTimeoutMS: PATIENCE_MS,
    ignoreUndefined: true,
  });
  await client.connect();
  const db = client.db(name);
  return {
    db,
    check: async () => {
      await db.command({ ping: 1 });
    },
    close: () => client.close(),
  };
}
