import { defineConfig } from 'vitest/config';
import { timeLimit } from '../time-limits.js';

export default defineConfig({
  test: {
    // A journey takes the machine's cores for itself: two browsers at once only slow each other.
    fileParallelism: false,
    testTimeout: timeLimit('journey'),
    hookTimeout: timeLimit('journeyHook'),
  },
});
