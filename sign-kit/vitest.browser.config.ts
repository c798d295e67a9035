import { defineConfig } from 'vitest/config';
import { timeLimit } from '../time-limits.js';
import { lexiconPlugin } from './vite/lexicon-plugin.js';

export default defineConfig({
  plugins: [lexiconPlugin()],
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/browser/setup.ts'],
    testTimeout: timeLimit('ownPages'),
    hookTimeout: timeLimit('ownPagesHook'),
    fileParallelism: false,
  },
});
