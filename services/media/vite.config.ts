import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        worker: 'src/worker.ts',
        seed: 'src/seed.ts',
        verify: 'src/verify.ts',
        'import-clips': 'src/import-clips.ts',
      },
    },
  },
});
