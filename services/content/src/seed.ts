import { loadLexicon } from '@isl/lexicon';
import { runMain } from '@isl/service-kit';
import { readSeedConfig } from './config.js';
import { openStore } from './db/client.js';
import { prepareStore } from './db/seed.js';

/** Seeds once and ends: the same work as at the service's start. */
runMain(async () => {
  const config = readSeedConfig(process.env);
  const lexicon = loadLexicon(config.LEXICON_DIR);
  const store = await openStore(config.MONGODB_URL);
  try {
    const { changed, removed } = await prepareStore(store.db, lexicon, () => new Date());
    process.stdout.write(`Dictionary: ${changed} entries changed, ${removed} removed.\n`);
  } finally {
    await store.close();
  }
  return { close: async () => {} };
});
