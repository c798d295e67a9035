import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  // There are several of it: the service kit's own goes with it.
  ssr: { noExternal: ['lru-cache'] },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { input: { server: 'src/server/main.ts' } },
  },
});
