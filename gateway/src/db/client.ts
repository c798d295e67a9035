import { type Db, MongoClient } from 'mongodb';

const DATABASE = 'isl_gateway';
/** How long a call waits for a store that is away before it fails. */
const STORE_PATIENCE_MS = 5_000;

export type Store = {
  readonly db: Db;
  readonly close: () => Promise<void>;
};

export async function openStore(url: string, database = DATABASE): Promise<Store> {
  const client = new MongoClient(url, {
    appName: 'gateway',
    serverSelectionTimeoutMS: STORE_PATIENCE_MS,
    ignoreUndefined: true,
  });
  await client.connect();
  return { db: client.db(database), close: () => client.close() };
}
