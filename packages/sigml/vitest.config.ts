import { defineConfig } from 'vitest/config';
import { timeLimit } from '../../time-limits.js';

export default defineConfig({
  test: { testTimeout: timeLimit('unit') },
});
