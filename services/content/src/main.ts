import { loadLexicon } from '@isl/lexicon';
import { createVerifier, runMain } from '@isl/service-kit';
import { buildApp } from './app.js';
import { readConfig } from './config.js';
import { openStore } from './db/client.js';
import { prepareStore } from './db/seed.js';

runMain(async () => {
  const config = readConfig(process.env);
  const lexicon = loadLexicon(config.LEXICON_DIR);
  const clock = () => new Date();
  const store = await openStore(config.MONGODB_URL);
  const seeded = await prepareStore(store.db, lexicon, clock);
  const service = buildApp({
    db: store.db,
    verifier: createVerifier(config.AUTH_JWKS_URL),
    clock,
    logLevel: config.LOG_LEVEL,
  });
  service.app.log.info(seeded, 'dictionary is as the lexicon says');
  await service.listen(config);
  return {
    close: async () => {
      service.startDraining();
      await service.close();
      await store.close();
    },
  };
});
