import { systemClock } from '@isl/service-kit/clock';
import { migrate } from '@isl/service-kit/migrations';
import { type Database, ensureIndexes, openDatabase } from '@isl/service-kit/mongo';
import { INDEXES } from './indexes.js';
import { MIGRATIONS } from './migrations.js';
import { type ObjectStore, openObjectStore } from './store/object-store.js';

type Settings = Parameters<typeof openObjectStore>[0] & {
  readonly MONGODB_URL: string;
  readonly MEDIA_DATABASE: string;
};

/** Opens both stores, with the indexes, the bucket and the shape of records that the service needs; may be repeated. */
export async function prepareStores(
  settings: Settings,
): Promise<{ readonly database: Database; readonly store: ObjectStore }> {
  const { MONGODB_URL, MEDIA_DATABASE } = settings;
  const database = await openDatabase(MONGODB_URL, { name: MEDIA_DATABASE, appName: 'media' });
  const store = openObjectStore(settings);
  try {
    await Promise.all([ensureIndexes(database.db, INDEXES), store.ensureBucket()]);
    await migrate(database.db, MIGRATIONS, systemClock);
  } catch (error) {
    // An open connection would keep a command from ending.
    await database.close();
    throw error;
  }
  return { database, store };
}
