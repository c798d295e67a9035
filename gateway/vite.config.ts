import { defineConfig } from 'vite';

export default defineConfig({
  // Small once what is not used of it is left out; as packages it would be 42 MB in the image.
  ssr: { noExternal: [/^@opentelemetry\//] },
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { input: { main: 'src/main.ts', grant: 'src/grant.ts' } },
  },
});
