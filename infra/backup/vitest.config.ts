import { defineConfig } from 'vitest/config';
import { timeLimit } from '../../time-limits.js';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: timeLimit('media'),
    hookTimeout: timeLimit('hook'),
  },
});
