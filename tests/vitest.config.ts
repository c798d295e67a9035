import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A journey takes the machine's cores for itself: two browsers at once only slow each other.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
