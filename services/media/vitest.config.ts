import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // ffmpeg uses every core there is: two files at once only slow each other.
    fileParallelism: false,
  },
});
