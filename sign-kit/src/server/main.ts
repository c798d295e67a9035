import { fileURLToPath } from 'node:url';
import { runMain } from '@isl/service-kit';
import { buildApp } from './app.js';
import { readConfig } from './config.js';

runMain(async () => {
  const config = readConfig(process.env);
  const pageDist = config.PAGE_DIST ?? fileURLToPath(new URL('page', import.meta.url));
  const service = buildApp({ config, pageDist });
  await service.listen(config);
  return { drain: service.drain, close: service.close };
});
