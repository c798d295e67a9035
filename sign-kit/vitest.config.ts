import { defineConfig } from 'vitest/config';
import { lexiconPlugin } from './vite/lexicon-plugin.js';

export default defineConfig({
  plugins: [lexiconPlugin()],
  test: { include: ['test/**/*.test.{ts,tsx}'], exclude: ['test/browser/**'], testTimeout: 20_000 },
});
