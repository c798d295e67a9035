import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        seed: 'src/seed.ts',
        'lexicon-export': 'src/lexicon-export.ts',
      },
    },
  },
});
