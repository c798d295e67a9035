import { afterAll, beforeAll } from 'vitest';
import { anInstallation, type Folder } from './files.js';

export let installation: Folder;

export const usual = () => ({
  MONGODB_URL: 'mongodb://127.0.0.1:1',
  CONTENT_URL: 'http://127.0.0.1:8081',
  MEDIA_URL: 'http://127.0.0.1:8082',
  REWRITER_URL: 'http://127.0.0.1:8092',
  JWT_KEYS_FILE: `${installation.path}/secrets/keys.json`,
  DEMO_PASSWORD: 'a shared sentence',
});

beforeAll(async () => {
  installation = await anInstallation();
});

afterAll(() => installation.remove());
