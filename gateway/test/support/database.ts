import { randomUUID } from 'node:crypto';
import { openStore, type Store } from '../../src/db/client.js';

/** The server that MONGODB_URL names, with a database nobody else uses. */
export async function aStore(): Promise<Store> {
  const url = process.env.MONGODB_URL;
  if (!url) {
    throw new Error(
      'MONGODB_URL is not set: run these tests under infra/native/with-stores, or name a server.',
    );
  }
  const store = await openStore(url, `test_gateway_${randomUUID().slice(0, 8)}`);
  return {
    db: store.db,
    close: async () => {
      await store.db.dropDatabase();
      await store.close();
    },
  };
}
