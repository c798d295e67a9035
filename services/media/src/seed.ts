import { createService, runMain } from '@isl/service-kit';
import { systemClock } from '@isl/service-kit/clock';
import { readSeedConfig } from './config.js';
import { prepareStores } from './prepare.js';
import { seedClips } from './seeding/seed-clips.js';

/** Seeds and ends; the service does the same when it starts. */
runMain(async () => {
  const config = readSeedConfig(process.env);
  const { app } = createService({ name: 'media-seed', logLevel: config.LOG_LEVEL, checks: {} });
  const { database, store } = await prepareStores(config);
  try {
    await seedClips({
      db: database.db,
      store,
      clock: systemClock,
      log: app.log,
      assetFolders: config.ASSETS_DIR,
    });
  } finally {
    await database.close();
  }
  return { close: async () => undefined };
});
