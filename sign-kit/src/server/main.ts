import { fileURLToPath } from 'node:url';
import { runMain } from '@isl/service-kit';
import { buildApp } from './app.js';
import { readConfig } from './config.js';

runMain(async () => {
  const config = readConfig(process.env);
  const pageDist = config.PAGE_DIST ?? fileURLToPath(new URL('page', import.meta.url));
  const { app, startDraining } = buildApp({ config, pageDist });
  await app.listen({ host: config.HOST, port: config.PORT });
  return {
    close: async () => {
      startDraining();
      await app.close();
    },
  };
});
