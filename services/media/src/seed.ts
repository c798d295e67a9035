import { createService, runMain } from '@isl/service-kit';
import { readSeedConfig } from './config.js';
import { openDatabase } from './db/client.js';
import { ensureIndexes } from './db/indexes.js';
import { seedClips } from './seeding/seed-clips.js';
import { openObjectStore } from './store/object-store.js';

/** Seeds and ends; the service does the same when it starts. */
runMain(async () => {
  const config = readSeedConfig(process.env);
  const { app } = createService({ name: 'media-seed', logLevel: config.LOG_LEVEL, checks: {} });
  const database = await openDatabase(config.MONGODB_URL, config.MEDIA_DATABASE);
  const store = openObjectStore(config);
  await Promise.all([ensureIndexes(database.db), store.ensureBucket()]);
  try {
    await seedClips({
      db: database.db,
      store,
      clock: () => new Date(),
      log: app.log,
      assetFolders: config.ASSETS_DIR,
    });
  } finally {
    await database.close();
  }
  return { close: async () => undefined };
});
