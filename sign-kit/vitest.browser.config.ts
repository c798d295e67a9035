import { defineConfig } from 'vitest/config';
import { lexiconPlugin } from './vite/lexicon-plugin.js';

export default defineConfig({
  plugins: [lexiconPlugin()],
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
