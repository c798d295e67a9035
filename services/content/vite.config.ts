import { defineConfig } from 'vite';

export default defineConfig({
  // Small once what is not used of it is left out; as packages it would be 42 MB in the image.
  ssr: { noExternal: [/^@opentelemetry\//] },
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
