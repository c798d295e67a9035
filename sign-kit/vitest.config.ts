import { defineConfig } from 'vitest/config';
import { timeLimit } from '../time-limits.js';
import { lexiconPlugin } from './vite/lexicon-plugin.js';

export default defineConfig({
  plugins: [lexiconPlugin()],
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/browser/**'],
    testTimeout: timeLimit('unit'),
  },
});
