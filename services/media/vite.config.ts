import { defineConfig } from 'vite';

export default defineConfig({
  // Small once what is not used of it is left out; as packages it would be 42 MB in the image.
  // And of lru-cache there are several: the service kit's own goes with it.
  ssr: { noExternal: [/^@opentelemetry\//, 'lru-cache'] },
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
        'training-clips': 'src/training-clips.ts',
      },
    },
  },
});
