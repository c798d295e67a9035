import { createSecurityLog, runMain } from '@isl/service-kit';
import { buildApp } from './app.js';
import { readConfig } from './config.js';
import { openStore } from './db/client.js';
import { prepareStore } from './db/prepare.js';
import { createSigningKeys } from './tokens/keys.js';

runMain(async () => {
  const config = readConfig(process.env);
  const clock = () => new Date();
  const keys = await createSigningKeys(config.keys);
  const store = await openStore(config.MONGODB_URL);
  await prepareStore(store.db, config.demo, clock);
  const security = createSecurityLog({ service: 'gateway', file: config.SECURITY_LOG_FILE });
  const service = buildApp({ config, db: store.db, keys, clock, security });
  await service.listen(config);
  return {
    close: async () => {
      service.startDraining();
      await service.close();
      await store.close();
      await security.close();
    },
  };
});
