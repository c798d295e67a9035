import { runMain } from '@isl/service-kit';
import { systemClock } from '@isl/service-kit/clock';
import { openDatabase } from '@isl/service-kit/mongo';
import { databaseOf, readSeedConfig } from './config.js';
import { prepareStore } from './prepare.js';

/** Seeds once and ends: the same work as at the service's start. */
runMain(async () => {
  const config = readSeedConfig(process.env);
  const database = await openDatabase(config.MONGODB_URL, databaseOf(config));
  try {
    const { changed, removed } = await prepareStore(database.db, config.LEXICON_DIR, systemClock);
    process.stdout.write(`Dictionary: ${changed} entries changed, ${removed} removed.\n`);
  } finally {
    await database.close();
  }
  return { close: async () => {} };
});
