import { runMain } from '@isl/service-kit';
import { createVerifier } from '@isl/service-kit/access';
import { systemClock } from '@isl/service-kit/clock';
import { openDatabase } from '@isl/service-kit/mongo';
import { startTracing } from '@isl/service-kit/tracing';
import { buildApp } from './app.js';
import { createFindClip } from './clips/clips.js';
import { databaseOf, pushOf, readConfig } from './config.js';
import { prepareStore } from './prepare.js';

runMain(async () => {
  const config = readConfig(process.env);
  await startTracing('content', config);
  const database = await openDatabase(config.MONGODB_URL, databaseOf(config));
  const seeded = await prepareStore(database.db, config.LEXICON_DIR, systemClock);
  const service = buildApp({
    db: database.db,
    verifier: createVerifier(config.AUTH_JWKS_URL),
    findClip: createFindClip(config.AUTH_JWKS_URL),
    clock: systemClock,
    lexiconDir: config.LEXICON_DIR,
    commit: config.ISL_COMMIT,
    push: pushOf(config),
    logLevel: config.LOG_LEVEL,
  });
  service.app.log.info(seeded, 'dictionary is as the lexicon says');
  await service.listen(config);
  return {
    drain: service.drain,
    close: async () => {
      await service.close();
      await database.close();
    },
  };
});
