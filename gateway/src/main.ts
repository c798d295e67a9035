import { createSecurityLog, runMain } from '@isl/service-kit';
import { systemClock } from '@isl/service-kit/clock';
import { openDatabase } from '@isl/service-kit/mongo';
import { startTracing } from '@isl/service-kit/tracing';
import { buildApp } from './app.js';
import { databaseOf, readConfig } from './config.js';
import { prepareStore } from './prepare.js';
import { createSigningKeys } from './tokens/keys.js';

runMain(async () => {
  const config = readConfig(process.env);
  await startTracing('gateway', config, { isEdge: true });
  const keys = await createSigningKeys(config.keys);
  const database = await openDatabase(config.MONGODB_URL, databaseOf(config));
  await prepareStore(database.db, config.demo, systemClock);
  const security = createSecurityLog({ service: 'gateway', file: config.SECURITY_LOG_FILE });
  const service = buildApp({ config, db: database.db, keys, clock: systemClock, security });
  await service.listen(config);
  return {
    drain: service.drain,
    close: async () => {
      await service.close();
      await database.close();
      await security.close();
    },
  };
});
